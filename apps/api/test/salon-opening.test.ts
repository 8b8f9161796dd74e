import { join } from 'node:path';
import { foldPerson, hashPassword } from '@ayna/auth';
import { auth, type Me } from '@ayna/contracts/auth';
import { encodeBody, toCall } from '@ayna/contracts/core/client';
import type { InputOf, ResponseOf, Route } from '@ayna/contracts/core/contract';
import { salon } from '@ayna/contracts/salon';
import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import { testEnv } from '@ayna/kernel/testkit/app';
import { freshDatabase, type TestDatabase } from '@ayna/kernel/testkit/database';
import { type HostProcess, startProcess } from '@ayna/kernel/testkit/process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modules } from '../src/modules.ts';

const script = join(import.meta.dirname, '../src/main.ts');
const others = ['auth', 'catalog', 'subscription'];
type Start = (base: Record<string, string>) => Promise<HostProcess[]>;

const startWhole: Start = async (base) => [
  await startProcess(script, { ...base, MODULES: ['salon', ...others].join(',') }),
];
/** Salon calls the others over HTTP, and forwards their routes to them. */
const startSplit: Start = async (base) => {
  const other = await startProcess(script, { ...base, MODULES: others.join(',') });
  const peers = others.map((name) => `${name}=${other.url}`).join(',');
  return [await startProcess(script, { ...base, MODULES: 'salon', PEERS: peers }), other];
};

const password = 'mavi-tren-bulut';
const phone = '+905550000002';

const insertOwner = async (database: TestDatabase): Promise<void> => {
  const about = { name: 'Işıl', lastname: 'Kara', email: 'isil@ornek.com', phone };
  const code = newCode();
  const hash = await hashPassword(password);
  await database.asAdmin(async (client) => {
    await client.query(
      `insert into auth.people (person_code, kind, name, lastname, email, phone, folded,
         phone_proved_at, password_changed_at, created_at)
       values ($1, 'owner', $2, $3, $4, $5, $6, now(), now(), now())`,
      [code, about.name, about.lastname, about.email, about.phone, foldPerson(about)],
    );
    await client.query('insert into auth.credentials values ($1, $2)', [code, hash]);
  });
};

const form = (path: string) => ({
  type: 'HairSalon' as const,
  name: 'Nehir Saç Atölyesi',
  path,
  phone: '+902161112233',
  email: null,
  province: 34,
  district: 'Kadıköy',
  address: 'Moda Caddesi No: 12',
  openingHours: [{ day: 'Monday' as const, openTime: '09:00:00', closeTime: '19:00:00', breaks: [] }],
  holidays: 'closed' as const,
});

describe.each<[string, Start]>([
  ['in one process', startWhole],
  ['with salon in its own process', startSplit],
])('an owner who opens a salon, %s,', (_, start) => {
  let database: TestDatabase;
  let processes: HostProcess[];
  let token: string;
  beforeAll(async () => {
    database = await freshDatabase(modules);
    await insertOwner(database);
    processes = await start(testEnv(database.url, { LIMITS: 'off' }));
    const { accessToken } = await call(auth.routes.signInPhone, { body: { phone, password } });
    token = accessToken;
  });
  afterAll(async () => {
    for (const process of processes) await process.stop();
    await database.drop();
  });

  const send = (route: Route, input: object): Promise<Response> => {
    const request = toCall(route, input as never);
    const wire = encodeBody(route, request);
    return fetch(new URL(request.url, processes[0]?.url), {
      method: request.method,
      ...(wire.body !== undefined && { body: wire.body }),
      headers: { ...(token && { 'x-user-token': token }), ...wire.headers },
    });
  };
  const call = async <R extends Route>(route: R, input: InputOf<R>): Promise<ResponseOf<R>> => {
    const response = await send(route, input as object);
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(body)}`);
    return body as ResponseOf<R>;
  };
  const me = (): Promise<Me> => call(auth.routes.me, {});

  test('is its Administrator on a trial at once, and can switch to a second salon', async () => {
    expect(await me()).toMatchObject({ role: 'SalonOwner', salonCode: null, salons: [] });
    const first = await call(salon.routes.create, { body: form('nehir') });
    expect(await me()).toMatchObject({ salonCode: first.code, groups: ['Administrator'] });
    expect(await call(salon.routes.byCode, { params: { salonCode: first.code } })).toEqual(first);
    expect(await call(subscription.routes.active, {})).toMatchObject({ trial: true, active: true });

    const second = await call(salon.routes.create, { body: form('nehir-2') });
    expect(await me()).toMatchObject({ salonCode: first.code });
    await call(auth.routes.activeSalon, { body: { salonCode: second.code } });
    expect(await me()).toMatchObject({ salonCode: second.code, groups: ['Administrator'] });
    const cards = await call(salon.routes.mine, {});
    expect(cards.map(({ path }) => path)).toEqual(['nehir', 'nehir-2']);
    expect(await call(salon.routes.isBanned, { query: { salonCode: first.code } })).toEqual({
      banned: false,
    });
  });

  test('only in a district of the chosen province', async () => {
    const response = await send(salon.routes.create, { body: { ...form('uzak'), province: 35 } });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      422,
      'unknown-district',
    ]);
  });
});
