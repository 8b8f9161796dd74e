import { join } from 'node:path';
import { foldPerson, hashPassword } from '@ayna/auth';
import { auth } from '@ayna/contracts/auth';
import { content } from '@ayna/contracts/content';
import { toCall } from '@ayna/contracts/core/client';
import { newCode } from '@ayna/kernel/codes';
import { testEnv } from '@ayna/kernel/testkit/app';
import { freshDatabase, type TestDatabase } from '@ayna/kernel/testkit/database';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { type HostProcess, startProcess } from '@ayna/kernel/testkit/process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modules } from '../src/modules.ts';

const script = join(import.meta.dirname, '../src/main.ts');
type Start = (base: Record<string, string>) => Promise<HostProcess[]>;

const startWhole: Start = async (base) => [await startProcess(script, { ...base, MODULES: 'auth,content' })];
/** Content calls auth over HTTP to identify people, and forwards auth's routes to it. */
const startSplit: Start = async (base) => {
  const owner = await startProcess(script, { ...base, MODULES: 'auth' });
  const front = await startProcess(script, { ...base, MODULES: 'content', PEERS: `auth=${owner.url}` });
  return [front, owner];
};

const email = 'yonetici@ornek.com';
const password = 'mavi-tren-bulut';

const insertAdmin = async (database: TestDatabase): Promise<void> => {
  const about = { name: 'Deniz', lastname: 'Yönetici', email, phone: '+905550000001' };
  const code = newCode();
  const hash = await hashPassword(password);
  await database.asAdmin(async (client) => {
    await client.query(
      `insert into auth.people (person_code, kind, name, lastname, email, phone, folded, admin,
         phone_proved_at, password_changed_at, created_at)
       values ($1, 'customer', $2, $3, $4, $5, $6, true, now(), now(), now())`,
      [code, about.name, about.lastname, about.email, about.phone, foldPerson(about)],
    );
    await client.query('insert into auth.credentials values ($1, $2)', [code, hash]);
  });
};

describe.each<[string, Start]>([
  ['in the same process', startWhole],
  ['in another process', startSplit],
])('people, with auth %s,', (_, start) => {
  let database: TestDatabase;
  let processes: HostProcess[];
  beforeAll(async () => {
    database = await freshDatabase(modules);
    await insertAdmin(database);
    processes = await start(testEnv(database.url, { LIMITS: 'off' }));
  });
  afterAll(async () => {
    for (const process of processes) await process.stop();
    await database.drop();
  });

  const send = (url: string, init: RequestInit = {}) => fetch(new URL(url, processes[0]?.url), init);
  const post = (url: string, body: object, headers: Record<string, string> = {}) =>
    send(url, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const readInbox = (token: string) =>
    send(toCall(content.routes.messages, { params: { page: 0 }, query: {} }).url, {
      headers: { 'x-user-token': token },
    });

  test('sign in, have access to every module, and lose it everywhere within a second of signing out', async () => {
    const signedIn = await post(auth.routes.signIn.path, { email, password }, { 'x-client': 'browser' });
    expect(signedIn.status).toBe(200);
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { accessToken, refreshToken } = (await signedIn.json()) as Record<string, string>;
    expect((await readInbox(accessToken ?? '')).status).toBe(200);
    expect((await readInbox('x.y.z')).status).toBe(401);
    const refreshed = await post(auth.routes.refresh.path, { refreshToken }, { cookie });
    expect(refreshed.headers.get('set-cookie')).toContain('__Host-ayna-refresh=');
    expect((await post(auth.routes.signOut.path, { refreshToken }, { cookie })).status).toBe(200);
    await eventually(async () => expect((await readInbox(accessToken ?? '')).status).toBe(401), {
      within: 1_000,
    });
  });
});
