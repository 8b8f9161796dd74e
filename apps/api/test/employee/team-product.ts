import { appointmentModule } from '@ayna/appointment';
import { authModule, identity } from '@ayna/auth';
import { catalogModule } from '@ayna/catalog';
import { CallError, type Caller, encodeBody, toCall } from '@ayna/contracts/core/client';
import { contract, type Route } from '@ayna/contracts/core/contract';
import type { DataOf } from '@ayna/contracts/core/event';
import { employeeChanged } from '@ayna/contracts/employee.events';
import { moduleCalls } from '@ayna/contracts/module-calls';
import { employeeModule } from '@ayna/employee';
import { newCode } from '@ayna/kernel/codes';
import { defineModule, on, routesOf } from '@ayna/kernel/module';
import { testApp } from '@ayna/kernel/testkit/app';
import { notificationModule } from '@ayna/notification';
import { salonModule } from '@ayna/salon';
import { serviceModule } from '@ayna/service';
import { startMailServer } from '@ayna/stand-ins/mail';
import { startNetgsm } from '@ayna/stand-ins/netgsm';
import { subscriptionModule } from '@ayna/subscription';

const account = { user: '8505550000', password: 'parola-degil' };

type ObservedChange = { readonly salonCode: string; readonly data: DataOf<typeof employeeChanged> };

/** A module that records every employee.changed event. */
const observerModule = (observed: ObservedChange[]) =>
  defineModule({
    name: 'observer',
    home: import.meta.dirname,
    routes: routesOf(contract('observer', {}), {}),
    listeners: [on(employeeChanged, async (ctx, data) => void observed.push({ salonCode: ctx.salon, data }))],
  });

const modules = [
  appointmentModule,
  authModule,
  catalogModule,
  employeeModule,
  notificationModule,
  salonModule,
  serviceModule,
  subscriptionModule,
];

/** Starts employee with every module that it depends on, and a clock that tests can shift. */
export const startTeamProduct = async (settings: Readonly<Record<string, string>> = {}) => {
  const observed: ObservedChange[] = [];
  const clock = { ahead: 0 };
  const mail = await startMailServer();
  const netgsm = await startNetgsm(account);
  const app = await testApp({
    modules: [...modules, observerModule(observed)],
    moduleCalls: { ...moduleCalls, observer: ['employee'] },
    identity,
    env: {
      AUTH_SECRET: 'a secret of the tests, long enough',
      LIMITS: 'off',
      SMTP_URL: mail.url,
      MAIL_FROM: 'ayna@ornek.com',
      CONTACT_INBOX: 'bize@ornek.com',
      NETGSM_URL: netgsm.url,
      NETGSM_USER: account.user,
      NETGSM_PASSWORD: account.password,
      NETGSM_HEADER: 'AYNA',
      PUBLIC_URL: 'https://ayna.ornek.com',
      ...settings,
    },
    now: () => Date.now() + clock.ahead,
  });
  const rows = <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
    app.database.asAdmin(async (client) => (await client.query(text, values)).rows as T[]);
  const close = async () => {
    await app[Symbol.asyncDispose]();
    await mail.close();
    await netgsm.close();
  };
  return { app, observed, clock, mail, netgsm, rows, close };
};

export type TeamProduct = Awaited<ReturnType<typeof startTeamProduct>>;

/** Calls over real HTTP with this token. An idempotent call has a key. */
export const clientWith = ({ app }: TeamProduct, token: string | null) => {
  const send = (route: Route, input: object, headers: Record<string, string> = {}): Promise<Response> => {
    const call = toCall(route, input as never);
    const wire = encodeBody(route, call);
    return fetch(new URL(call.url, app.url), {
      method: call.method,
      ...(wire.body !== undefined && { body: wire.body }),
      headers: {
        ...(token && { 'x-user-token': token }),
        ...(route.idempotent && { 'idempotency-key': newCode() }),
        ...wire.headers,
        ...headers,
      },
    });
  };
  const call = (async (route: Route, input: object) => {
    const response = await send(route, input);
    const body = (await response.json()) as never;
    if (!response.ok) throw new CallError(response.status, body);
    return body;
  }) as Caller;
  return { send, call };
};
