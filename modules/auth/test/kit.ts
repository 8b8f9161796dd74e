import { auth, type Session } from '@ayna/contracts/auth';
import { codeRequested, contactChanged, emailLinkRequested } from '@ayna/contracts/auth.events';
import { CallError, encodeBody, toCall } from '@ayna/contracts/core/client';
import { contract, type InputOf, type ResponseOf, type Route } from '@ayna/contracts/core/contract';
import type { DataOf } from '@ayna/contracts/core/event';
import { newCode } from '@ayna/kernel/codes';
import { defineModule, on, routesOf } from '@ayna/kernel/module';
import { testApp } from '@ayna/kernel/testkit/app';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { authModule, identity } from '../src/index.ts';

type SentCode = DataOf<typeof codeRequested>;
type SentLink = DataOf<typeof emailLinkRequested>;
type SentNotice = DataOf<typeof contactChanged>;
type SentMessages = {
  readonly codes: SentCode[];
  readonly links: SentLink[];
  readonly notices: SentNotice[];
};
type Headers = Readonly<Record<string, string>>;

/** A module that records the messages which would be sent. */
const messageRecorder = ({ codes, links, notices }: SentMessages) =>
  defineModule({
    name: 'recorder',
    home: import.meta.dirname,
    routes: routesOf(contract('recorder', {}), {}),
    listeners: [
      on(codeRequested, async (_, data) => void codes.push(data)),
      on(emailLinkRequested, async (_, data) => void links.push(data)),
      on(contactChanged, async (_, data) => void notices.push(data)),
    ],
  });

/** The modules that may call auth. */
export const moduleCalls = { salon: ['auth'], employee: ['auth'] };

let phoneCount = 0;
/** A number that no other test uses, each in its own block of ten thousand. */
export const newPhone = (): string => {
  phoneCount += 1;
  return `+90532${String(phoneCount).padStart(3, '0')}${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;
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
  marketingSms: false,
  marketingMail: false,
  photos: false,
  ...more,
});

/** Calls over real HTTP, with an idempotency key where the route takes one. */
const clientAt = (url: string) => {
  const send = (route: Route, input: object = {}, headers: Headers = {}): Promise<Response> => {
    const call = toCall(route, input as never);
    const encoded = encodeBody(route, call);
    return fetch(new URL(call.url, url), {
      method: call.method,
      ...(encoded.body !== undefined && { body: encoded.body }),
      headers: { ...(route.idempotent && { 'idempotency-key': newCode() }), ...encoded.headers, ...headers },
    });
  };
  const call = async <R extends Route>(
    route: R,
    input: InputOf<R>,
    headers: Headers = {},
  ): Promise<ResponseOf<R>> => {
    const response = await send(route, input as object, headers);
    const body = (await response.json()) as never;
    if (!response.ok) throw new CallError(response.status, body);
    return body;
  };
  return { send, call };
};

/** What was sent to a number or an address, once it is there. */
const sentMessages = ({ codes, links, notices }: SentMessages) => {
  const sentTo = (phone: string): SentCode[] => codes.filter((one) => one.phone === phone);
  /** The newest code to this number, once `count` codes have been sent. */
  const codeTo = (phone: string, count = 1): Promise<SentCode> =>
    eventually(() => {
      const sent = sentTo(phone);
      if (sent.length !== count) throw new Error(`${sent.length} codes sent to ${phone}, expected ${count}`);
      return sent.at(-1) as SentCode;
    });

  /** The newest link to this address, once `count` of them have been sent. */
  const linkTo = (email: string, count = 1): Promise<SentLink> =>
    eventually(() => {
      const sent = links.filter((one) => one.email === email);
      if (sent.length !== count) throw new Error(`${sent.length} links sent to ${email}, expected ${count}`);
      return sent.at(-1) as SentLink;
    });

  /** The notice to the number that an account had. */
  const noticeTo = (phone: string): Promise<SentNotice> =>
    eventually(() => {
      const [notice] = notices.filter((one) => one.phone === phone);
      if (!notice) throw new Error(`no notice sent to ${phone}`);
      return notice;
    });

  return { sentTo, codeTo, linkTo, noticeTo };
};

/** Auth as the product runs it, with its own identity lookups and a clock that can be moved forward. */
export const authApp = async (env: Headers = { LIMITS: 'off' }) => {
  const messages: SentMessages = { codes: [], links: [], notices: [] };
  const clock = { ahead: 0 };
  const app = await testApp({
    modules: [authModule, messageRecorder(messages)],
    moduleCalls: moduleCalls,
    env: { AUTH_SECRET: 'a secret of the tests, long enough', ...env },
    identity,
    now: () => Date.now() + clock.ahead,
  });

  const { send, call } = clientAt(app.url);
  const sent = sentMessages(messages);

  const as = ({ accessToken }: Pick<Session, 'accessToken'>): Headers => ({ 'x-user-token': accessToken });

  /** A signed-in person with a verified phone. */
  const person = async (more: object = {}, headers: Headers = {}) => {
    const form = formOf(more);
    const { challenge } = await call(auth.routes.signUp, { body: form });
    const { digits } = await sent.codeTo(form.phone);
    const session = await call(auth.routes.activate, { body: { challenge, code: digits } }, headers);
    return { ...form, code: session.userCode, session, as: as(session) };
  };

  const admin = async () => {
    const account = await person();
    await app.database.asAdmin((client) =>
      client.query('update auth.people set admin = true where person_code = $1', [account.code]),
    );
    return account;
  };

  const granterFor =
    (caller: string, role: 'SalonOwner' | 'Employee') =>
    (person: string, salonCode: string, ...groups: string[]) =>
      app
        .ctxFor(caller)
        .call(auth.routes.grantMembership, { body: { person, salonCode, groups: groups as never, role } });
  /** As the employee module would. */
  const grant = granterFor('employee', 'Employee');
  /** As the salon module would: an owner may have several salons. */
  const own = granterFor('salon', 'SalonOwner');

  const rows = <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
    app.database.asAdmin(async (client) => (await client.query(text, values)).rows as T[]);

  return { ...app, clock, send, call, ...sent, as, person, admin, grant, own, rows };
};

export type AuthApp = Awaited<ReturnType<typeof authApp>>;

/** The refresh cookie of a response, as the browser sends it back. */
export const cookieOf = (response: Response): string =>
  response.headers.get('set-cookie')?.split(';')[0] ?? '';

export const codeOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { code: string }).code;
