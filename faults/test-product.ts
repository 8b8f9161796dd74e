import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { modules } from '@ayna/api/modules';
import { foldPerson, hashPassword } from '@ayna/auth';
import type { Session } from '@ayna/contracts/auth';
import { CallError, type Caller, encodeBody, toCall } from '@ayna/contracts/core/client';
import type { Route } from '@ayna/contracts/core/contract';
import { newCode } from '@ayna/kernel/codes';
import { migrate } from '@ayna/kernel/migrate/run';
import { withClient } from '../tools/database/databases.ts';
import { startPostgres } from '../tools/services/postgres.ts';
import { startRedis } from '../tools/services/redis.ts';
import { startKillableHost } from './killable-host.ts';
import { startProviderStandIns } from './provider-stand-ins.ts';

export const password = 'mavi-tren-bulut';

export type Account = { readonly code: string; readonly phone: string };

/** Calls over real HTTP. A refusal and a lost connection are thrown. */
const callerFor =
  (url: string) =>
  (headers: Readonly<Record<string, string>> = {}): Caller =>
    (async (route: Route, input: object) => {
      const call = toCall(route, input as never);
      const wire = encodeBody(route, call);
      const response = await fetch(new URL(call.url, url), {
        method: call.method,
        ...(wire.body !== undefined && { body: wire.body }),
        headers: { ...wire.headers, ...headers },
      });
      const body = (await response.json()) as never;
      if (!response.ok) throw new CallError(response.status, body);
      return body;
    }) as Caller;

type Query = <T extends object>(text: string, values?: readonly unknown[]) => Promise<T[]>;

/** Inserts people with verified phones; they are members of `salon` if it is given. */
const accountFactory = (query: Query, hash: string) => {
  let created = 0;
  return async (count: number, salon?: { code: string; groups: readonly string[] }): Promise<Account[]> => {
    const accounts = Array.from({ length: count }, () => {
      created += 1;
      return { code: newCode(), phone: `+90533${String(created).padStart(7, '0')}` };
    });
    const folded = foldPerson({ name: 'Isil', lastname: 'Kara', email: null, phone: '' });
    const codes = accounts.map(({ code }) => code);
    await query(
      `insert into auth.people (person_code, kind, name, lastname, phone, folded, phone_proved_at, password_changed_at, created_at)
       select code, 'customer', 'Isil', 'Kara', phone, $3, now(), now(), now() from unnest($1::uuid[], $2::text[]) as t (code, phone)`,
      [codes, accounts.map(({ phone }) => phone), folded],
    );
    await query('insert into auth.credentials (owner, password_hash) select unnest($1::uuid[]), $2', [
      codes,
      hash,
    ]);
    if (salon)
      await query(
        `insert into auth.memberships (salon_code, person_code, role, groups, created_at)
         select $2, unnest($1::uuid[]), 'Employee', $3, now()`,
        [codes, salon.code, salon.groups],
      );
    return accounts;
  };
};

/** Starts the product on its own servers, in one process or in two that share database and Redis. */
export const startTestProduct = async (
  folder: string,
  { hosts: hostCount, settings = {} }: { readonly hosts: 1 | 2; readonly settings?: Record<string, string> },
) => {
  const stack = new AsyncDisposableStack();
  const postgres = stack.adopt(await startPostgres({ dir: join(folder, 'postgres'), durable: true }), (it) =>
    it.stop(),
  );
  const redis = stack.adopt(await startRedis({ dir: join(folder, 'redis') }), (it) => it.stop());
  const standIns = stack.adopt(await startProviderStandIns(), (it) => it.close());
  await migrate({ url: postgres.url, modules });
  const env = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    HOST_SECRET: randomBytes(32).toString('hex'),
    ...standIns.settings,
    ...settings,
  };
  const host = stack.adopt(await startKillableHost(env), (it) => it.stop());
  const hosts = [host];
  if (hostCount === 2) hosts.push(stack.adopt(await startKillableHost(env), (it) => it.stop()));
  const query = <T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> =>
    withClient(postgres.url, async (client) => (await client.query(text, [...values])).rows as T[]);

  return {
    url: host.url,
    host,
    hosts,
    /** The environment of the hosts. */
    env,
    redis,
    netgsm: standIns.netgsm,
    iyzico: standIns.iyzico,
    as: callerFor(host.url),
    asSession: ({ accessToken }: Session) => callerFor(host.url)({ 'x-user-token': accessToken }),
    query,
    /** For a salon that was not opened by its owner: without a package nothing can be created in it. */
    startTrial: (salonCode: string) =>
      query(
        `insert into subscription.subscriptions
           (salon_code, code, package_code, package_name, trial, employees, photos, sms, started_at, ends_at)
         select $1, $1, code, name, true, employees, photos, sms, now(), now() + interval '14 days'
         from subscription.packages where place = 2`,
        [salonCode],
      ),
    createAccounts: accountFactory(query, await hashPassword(password)),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
};

export type TestProduct = Awaited<ReturnType<typeof startTestProduct>>;
