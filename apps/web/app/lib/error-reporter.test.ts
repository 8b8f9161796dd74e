import { host } from '@ayna/contracts/host';
import { expect, test } from 'vitest';
import { toCallError } from './call-errors.ts';
import { createErrorReporter } from './error-reporter.ts';
import { createSession } from './session.ts';
import { createStore } from './storage.ts';

const signedIn = {
  accessToken: 'access',
  accessExpiry: 1,
  refreshToken: 'refresh',
  refreshExpiry: 2,
  userCode: 'person',
};

const deskAt = (pathname: string) => {
  const store = createStore(() => undefined);
  const session = createSession(store);
  session.write(signedIn);
  const logged: [line: string, broken: boolean][] = [];
  const gone: string[] = [];
  let forgotten = 0;
  const report = createErrorReporter({
    session,
    log: (line, broken) => logged.push([line, broken]),
    clearStored: () => {
      forgotten += 1;
    },
    location: () => ({ pathname, search: '?a=1', hash: '' }),
    navigate: (address) => gone.push(address),
  });
  const fails = (status: number, token = 'access', requestId?: string) =>
    report({ route: host.routes.live, failure: toCallError(status, { message: 'Gizli' }, requestId), token });
  return { fails, logged, gone, store, session, forgotten: () => forgotten };
};

test('every failure is logged: method, path, status, request id, and no words of the answer', () => {
  const { fails, logged, gone } = deskAt('/profil');
  fails(404, 'access', 'r-1');
  fails(500, 'access', 'r-2');
  fails(0);
  fails(408);
  expect(logged).toEqual([
    ['api: GET /api/live 404 r-1', false],
    ['api: GET /api/live 500 r-2', true],
    ['api: GET /api/live unreachable -', true],
    ['api: GET /api/live 408 -', true],
  ]);
  expect(gone).toEqual([]);
});

test('a 401 removes both tokens and what was stored, and leads to sign-in with a way back', () => {
  const { fails, gone, store, forgotten } = deskAt('/profil/randevular');
  fails(401);
  expect(gone).toEqual(['/giris-yap?next=%2Fprofil%2Frandevular%3Fa%3D1']);
  expect([store.get('accessToken'), store.get('refreshToken')]).toEqual([null, null]);
  expect(forgotten()).toBe(1);
});

test('of several 401s at once only the first leads away', () => {
  const { fails, gone } = deskAt('/profil');
  fails(401);
  fails(401);
  expect(gone).toHaveLength(1);
});

test('on the sign-in page a 401 leads nowhere', () => {
  const { fails, gone, session } = deskAt('/giris-yap');
  fails(401);
  expect(gone).toEqual([]);
  expect(session.token()).toBeUndefined();
});

test('a late 401 of an earlier session leaves the new one alone', () => {
  const { fails, gone, session } = deskAt('/profil');
  fails(401, 'earlier');
  expect(gone).toEqual([]);
  expect(session.token()).toBe('access');
});

test.each([400, 403, 404, 409, 422, 429, 500])('a %i leaves the session alone', (status) => {
  const { fails, gone, session } = deskAt('/profil');
  fails(status);
  expect(gone).toEqual([]);
  expect(session.read()).toEqual(signedIn);
});
