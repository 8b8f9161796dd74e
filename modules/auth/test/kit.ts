import { auth, type Session } from '@ayna/contracts/auth';
import { codeRequested } from '@ayna/contracts/auth.events';
import { CallFailed, callOf, wireBody } from '@ayna/contracts/core/client';
import { type AnswerOf, contract, type InputOf, type Route } from '@ayna/contracts/core/contract';
import type { DataOf } from '@ayna/contracts/core/event';
import { newCode } from '@ayna/kernel/codes';
import { defineModule, on, routesOf } from '@ayna/kernel/module';
import { testApp } from '@ayna/kernel/testkit/app';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { authModule, identity } from '../src/index.ts';

type Sent = DataOf<typeof codeRequested>;
type Headers = Readonly<Record<string, string>>;

/** A module that hears what would be sent by SMS. */
const earFor = (heard: Sent[]) =>
  defineModule({
    name: 'ear',
    home: import.meta.dirname,
    routes: routesOf(contract('ear', {}), {}),
    listeners: [on(codeRequested, async (_, data) => void heard.push(data))],
  });

/** Whose calls are believed to come from a module that may ask. */
export const asks = { salon: ['auth'], employee: ['auth'] };

let counted = 0;
/** A number that no other test has, each in a block of its own. */
export const newPhone = (): string => {
  counted += 1;
  return `+90532${String(counted).padStart(3, '0')}${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;
};

export const goodPassword = 'mavi-tren-bulut';

export const formOf = (more: object = {}) => ({
  kind: 'customer' as const,
  // Isil with Turkish letters.
  name: 'I\u015f\u0131l',
  lastname: 'Kara',
  phone: newPhone(),
  email: `${newCode()}@ornek.com`,
  password: goodPassword,
  noticeRead: true as const,
  marketingSms: false,
  marketingMail: false,
  photos: false,
  ...more,
});

/** Calls over real HTTP; a creating call carries a key. */
const clientAt = (url: string) => {
  const send = (route: Route, input: object = {}, headers: Headers = {}): Promise<Response> => {
    const call = callOf(route, input as never);
    const wire = wireBody(route, call);
    return fetch(new URL(call.url, url), {
      method: call.method,
      ...(wire.body !== undefined && { body: wire.body }),
      headers: { ...(route.once && { 'idempotency-key': newCode() }), ...wire.headers, ...headers },
    });
  };
  const call = async <R extends Route>(
    route: R,
    input: InputOf<R>,
    headers: Headers = {},
  ): Promise<AnswerOf<R>> => {
    const response = await send(route, input as object, headers);
    const body = (await response.json()) as never;
    if (!response.ok) throw new CallFailed(response.status, body);
    return body;
  };
  return { send, call };
};

/** Auth as the product runs it, with itself as the one who knows people; time can be moved on. */
export const authApp = async (env: Headers = { LIMITS: 'off' }) => {
  const heard: Sent[] = [];
  const clock = { ahead: 0 };
  const app = await testApp({
    modules: [authModule, earFor(heard)],
    asks,
    env: { AUTH_SECRET: 'a secret of the tests, long enough', ...env },
    identity,
    now: () => Date.now() + clock.ahead,
  });

  const { send, call } = clientAt(app.url);

  const sentTo = (phone: string): Sent[] => heard.filter((one) => one.phone === phone);
  /** The newest of so many that went to this number. */
  const codeTo = (phone: string, count = 1): Promise<Sent> =>
    eventually(() => {
      const sent = sentTo(phone);
      if (sent.length !== count) throw new Error(`${sent.length} codes, not ${count}`);
      return sent.at(-1) as Sent;
    });

  const as = ({ accessToken }: Pick<Session, 'accessToken'>): Headers => ({ 'x-user-token': accessToken });

  /** Somebody with a proved phone, signed in. */
  const person = async (more: object = {}, headers: Headers = {}) => {
    const form = formOf(more);
    const { challenge } = await call(auth.routes.signUp, { body: form });
    const { digits } = await codeTo(form.phone);
    const session = await call(auth.routes.activate, { body: { challenge, code: digits } }, headers);
    return { ...form, code: session.userCode, session, as: as(session) };
  };

  const admin = async () => {
    const made = await person();
    await app.database.asAdmin((client) =>
      client.query('update auth.people set admin = true where person_code = $1', [made.code]),
    );
    return made;
  };

  const grantAs =
    (asker: string, role: 'SalonOwner' | 'Employee') =>
    (person: string, salonCode: string, ...groups: string[]) =>
      app
        .ctxFor(asker)
        .call(auth.routes.grant, { body: { person, salonCode, groups: groups as never, role } });
  /** As the employee module would. */
  const grant = grantAs('employee', 'Employee');
  /** As the salon module would: whoever owns salons may own several. */
  const own = grantAs('salon', 'SalonOwner');

  const rows = <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
    app.database.asAdmin(async (client) => (await client.query(text, values)).rows as T[]);

  return { ...app, clock, heard, send, call, sentTo, codeTo, as, person, admin, grant, own, rows };
};

export type AuthApp = Awaited<ReturnType<typeof authApp>>;

/** The refresh cookie that an answer set, as the browser sends it back. */
export const cookieOf = (response: Response): string =>
  response.headers.get('set-cookie')?.split(';')[0] ?? '';

export const codeOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { code: string }).code;
