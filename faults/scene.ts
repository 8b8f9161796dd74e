import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { modules } from '@ayna/api/modules';
import { foldedPerson, hashPassword } from '@ayna/auth';
import type { Session } from '@ayna/contracts/auth';
import { type Caller, CallFailed, callOf, wireBody } from '@ayna/contracts/core/client';
import type { Route } from '@ayna/contracts/core/contract';
import { newCode } from '@ayna/kernel/codes';
import { migrate } from '@ayna/kernel/db/migrate/run';
import { withClient } from '../tools/database/databases.ts';
import { startPostgres } from '../tools/services/postgres.ts';
import { startRedis } from '../tools/services/redis.ts';
import { startKillable } from './host.ts';
import { openOutside } from './outside.ts';

export const password = 'mavi-tren-bulut';

export type Made = { readonly code: string; readonly phone: string };

/** Calls over real HTTP; a refusal is thrown, a lost connection too. */
const callerTo =
  (url: string) =>
  (headers: Readonly<Record<string, string>> = {}): Caller =>
    (async (route: Route, input: object) => {
      const call = callOf(route, input as never);
      const wire = wireBody(route, call);
      const response = await fetch(new URL(call.url, url), {
        method: call.method,
        ...(wire.body !== undefined && { body: wire.body }),
        headers: { ...wire.headers, ...headers },
      });
      const body = (await response.json()) as never;
      if (!response.ok) throw new CallFailed(response.status, body);
      return body;
    }) as Caller;

type Rows = <T extends object>(text: string, values?: readonly unknown[]) => Promise<T[]>;

/** Makes people with proved phones, members of `salon` where one is given. */
const peopleMaker = (rows: Rows, hash: string) => {
  let counted = 0;
  return async (many: number, salon?: { code: string; groups: readonly string[] }): Promise<Made[]> => {
    const made = Array.from({ length: many }, () => {
      counted += 1;
      return { code: newCode(), phone: `+90533${String(counted).padStart(7, '0')}` };
    });
    const folded = foldedPerson({ name: 'Isil', lastname: 'Kara', email: null, phone: '' });
    const codes = made.map(({ code }) => code);
    await rows(
      `insert into auth.people (person_code, kind, name, lastname, phone, folded, phone_proved_at, password_changed_at, created_at)
       select code, 'customer', 'Isil', 'Kara', phone, $3, now(), now(), now() from unnest($1::uuid[], $2::text[]) as t (code, phone)`,
      [codes, made.map(({ phone }) => phone), folded],
    );
    await rows('insert into auth.credentials (owner, password_hash) select unnest($1::uuid[]), $2', [
      codes,
      hash,
    ]);
    if (salon)
      await rows(
        `insert into auth.memberships (salon_code, person_code, role, groups, created_at)
         select $2, unnest($1::uuid[]), 'Employee', $3, now()`,
        [codes, salon.code, salon.groups],
      );
    return made;
  };
};

/** The product on servers of its own, in one process or in two that share everything, with people in it. */
export const openScene = async (folder: string, { hosts: many }: { readonly hosts: 1 | 2 }) => {
  const stack = new AsyncDisposableStack();
  const postgres = stack.adopt(await startPostgres({ dir: join(folder, 'postgres'), durable: true }), (it) =>
    it.stop(),
  );
  const redis = stack.adopt(await startRedis({ dir: join(folder, 'redis') }), (it) => it.stop());
  const outside = stack.adopt(await openOutside(), (it) => it.close());
  await migrate({ url: postgres.url, modules });
  const env = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    HOST_SECRET: randomBytes(32).toString('hex'),
    ...outside.settings,
  };
  const host = stack.adopt(await startKillable(env), (it) => it.stop());
  const hosts = [host];
  if (many === 2) hosts.push(stack.adopt(await startKillable(env), (it) => it.stop()));
  const rows = <T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> =>
    withClient(postgres.url, async (client) => (await client.query(text, [...values])).rows as T[]);

  return {
    url: host.url,
    host,
    hosts,
    /** The settings that the hosts run with. */
    env,
    redis,
    netgsm: outside.netgsm,
    as: callerTo(host.url),
    asSession: ({ accessToken }: Session) => callerTo(host.url)({ 'x-user-token': accessToken }),
    rows,
    makePeople: peopleMaker(rows, await hashPassword(password)),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
};

export type Scene = Awaited<ReturnType<typeof openScene>>;

/** Does `work` for all, so many at a time. */
export const inParallel = async <T>(
  all: readonly T[],
  atOnce: number,
  work: (one: T, index: number) => Promise<void>,
): Promise<void> => {
  const entries = all.entries();
  const walk = async (): Promise<void> => {
    for (const [index, one] of entries) await work(one, index);
  };
  await Promise.all(Array.from({ length: atOnce }, walk));
};
