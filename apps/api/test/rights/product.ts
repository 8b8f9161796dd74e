import { randomBytes } from 'node:crypto';
import { identity } from '@ayna/auth';
import { encodeBody, toCall } from '@ayna/contracts/core/client';
import type { Contract, Route } from '@ayna/contracts/core/contract';
import { host } from '@ayna/contracts/host';
import { moduleCalls } from '@ayna/contracts/module-calls';
import { newCode } from '@ayna/kernel/codes';
import { testApp } from '@ayna/kernel/testkit/app';
import { startIyzico } from '@ayna/stand-ins/iyzico';
import { startMailServer } from '@ayna/stand-ins/mail';
import { startNetgsm } from '@ayna/stand-ins/netgsm';
import { startS3 } from '@ayna/stand-ins/s3';
import { modules } from '../../src/modules.ts';

const contracts: readonly Contract[] = [host, ...modules.map((module) => module.routes.contract)];
/** Every route of every contract. */
export const routes: readonly Route[] = contracts.flatMap((contract) => Object.values(contract.routes));

/** A picture of one pixel. */
export const dot = new Blob([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
]);

/** Starts the whole product with real identities, and stand-ins for all providers. */
export const startProduct = async (now?: () => number) => {
  await using opened = new AsyncDisposableStack();
  const account = { user: '8505550000', password: 'parola-degil' };
  const mail = opened.adopt(await startMailServer(), (it) => it.close());
  const netgsm = opened.adopt(await startNetgsm(account), (it) => it.close());
  const s3 = opened.adopt(await startS3(), (it) => it.close());
  const iyzico = opened.adopt(await startIyzico(), (it) => it.close());
  const app = opened.use(
    await testApp({
      modules,
      moduleCalls,
      identity,
      env: {
        AUTH_SECRET: randomBytes(32).toString('hex'),
        LIMITS: 'off',
        SMTP_URL: mail.url,
        NETGSM_URL: netgsm.url,
        NETGSM_USER: account.user,
        NETGSM_PASSWORD: account.password,
        NETGSM_HEADER: 'AYNA',
        MAIL_FROM: 'ayna@ornek.com',
        CONTACT_INBOX: 'bize@ornek.com',
        PUBLIC_URL: 'https://ayna.ornek.com',
        ...s3.env,
        ...iyzico.env,
      },
      ...(now && { now }),
    }),
  );

  /** Sends a call as a browser does, with or without a token. */
  const send = (route: Route, token: string | undefined, input: object): Promise<Response> => {
    const call = toCall(route, { ...input, ...(route.upload && { file: dot }) });
    const wire = encodeBody(route, call);
    return fetch(new URL(call.url, app.url), {
      method: call.method,
      ...(wire.body !== undefined && { body: wire.body }),
      // Where a redirect leads is the caller's business.
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
      headers: {
        ...(token && { 'x-user-token': token }),
        ...(route.idempotent && { 'idempotency-key': newCode() }),
        ...wire.headers,
      },
    });
  };

  const closing = opened.move();
  return { app, send, sms: netgsm.sent, close: () => closing.disposeAsync() };
};

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** Reads a response. A stream never ends, so it is canceled after its headers. */
export const readText = async (route: Route, response: Response): Promise<string> => {
  // A redirect has a place to go to and no body.
  if (route.redirect && response.status === 303) return '{}';
  if (!route.stream || !response.ok) return response.text();
  await response.body?.cancel();
  return '{}';
};
