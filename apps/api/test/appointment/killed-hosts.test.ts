import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRedis } from '../../../../tools/services/redis.ts';
import { whileWritersBlocked } from './block-writers.ts';
import { at, clientAt, openSalon, routes } from './kit.ts';
import { startKillingProxy, startProcesses } from './processes.ts';

const withKey = (key: string) => ({ 'idempotency-key': key });
const codesOf = async (response: Response): Promise<string[]> => {
  const { appointments } = (await response.json()) as { appointments: { code: string }[] };
  return appointments.map(({ code }) => code);
};

const folder = mkdtempSync(join(tmpdir(), 'ayna-killed-'));
let redis: Awaited<ReturnType<typeof startRedis>>;
let product: Awaited<ReturnType<typeof startProcesses>>;
/** The first two hosts are killed, each by one test. */
const hostAt = (index: 0 | 1 | 2) => {
  const host = product.hosts[index];
  if (!host) throw new Error(`no host ${index}`);
  return host;
};
beforeAll(async () => {
  redis = await startRedis({ dir: folder });
  product = await startProcesses(3, { REDIS_URL: redis.url });
});
afterAll(async () => {
  await product[Symbol.asyncDispose]();
  await redis.stop();
  rmSync(folder, { recursive: true, force: true });
});

const openSalonOnSurvivor = () => openSalon({ url: hostAt(2).url, rows: product.rows });

test('attack 14: Redis is wiped in mid-run: every slot has one winner, every completion one income', async () => {
  const open = await openSalonOnSurvivor();
  const clients = [hostAt(1), hostAt(2)].map(({ url }) => clientAt(url, open.owner.token));
  const cli = (...words: string[]) => execFileSync('redis-cli', ['-u', redis.url, ...words]);
  const starts = Array.from(
    { length: 20 },
    (_, slot) => `${9 + Math.floor(slot / 2)}:${slot % 2 ? 30 : '00'}`,
  );

  const completed: string[] = [];
  for (const [index, start] of starts.entries()) {
    const sending = clients.flatMap((client) =>
      [1, 2].map(() => client.send(routes.bookByDesk, { body: open.form(start.padStart(5, '0')) })),
    );
    if (index % 5 === 2) {
      cli('flushall');
      cli('client', 'kill', 'type', 'pubsub');
      cli('client', 'kill', 'type', 'normal');
    }
    const responses = await Promise.all(sending);
    const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409, 409]);
    const won = responses.find(({ ok }) => ok);
    const [code = ''] = won ? await codesOf(won) : [];
    const query = { status: 'Completed' as const };
    await open.owner.call(routes.updateStatus, { params: { code }, query });
    completed.push(code);
  }
  const incomes = () =>
    product.rows<{ code: string }>(
      `select appointment_code as code from finance.transactions
       where salon_code = $1 and amount = 450 order by 1`,
      [open.salonCode],
    );
  await eventually(
    async () => expect((await incomes()).map(({ code }) => code)).toEqual(completed.toSorted()),
    { within: 10_000 },
  );
});

test('attack 13: a host is killed before its booking commits: nothing is stored, and a retry books', async () => {
  const [victim, other] = [hostAt(0), hostAt(2)];
  const open = await openSalonOnSurvivor();
  await open.book('09:00');
  const key = newCode();
  const send = (url: string) =>
    clientAt(url, open.owner.token).send(routes.bookByDesk, { body: open.form('10:00') }, withKey(key));
  await whileWritersBlocked(product, open.salonCode, async (waiting) => {
    const sending = send(victim.url).catch(() => 'cut off');
    await eventually(async () => expect(await waiting()).toBe(1), { within: 15_000 });
    await victim.stop('SIGKILL');
    expect(await sending).toBe('cut off');
  });
  const findRows = () =>
    product.rows(
      `select code from appointment.appointments where salon_code = $1 and starts_at = $2
       union all select source_code from appointment.occupancy where salon_code = $1 and starts_at = $2`,
      [open.salonCode, at('10:00')],
    );
  expect(await findRows()).toEqual([]);
  const again = await send(other.url);
  const [code] = await codesOf(again);
  expect([again.status, await findRows()]).toEqual([200, [{ code }, { code }]]);
});

test('attack 13: a host is killed after its booking commits: one booking, one event, and a retry gets the response', async () => {
  const [victim, other] = [hostAt(1), hostAt(2)];
  const open = await openSalonOnSurvivor();
  const rowsIn = (table: string) =>
    product.rows<{ code: string }>(`select code from ${table} where salon_code = $1`, [open.salonCode]);
  const proxy = await startKillingProxy(victim);
  const key = newCode();
  const body = open.form('10:00', { name: 'Melike', lastname: 'Er', phone: '+905321234567' });
  const send = (url: string) =>
    clientAt(url, open.owner.token).send(routes.bookByDesk, { body }, withKey(key));
  try {
    expect(await send(proxy.url).catch(() => 'cut off')).toBe('cut off');
  } finally {
    proxy.close();
  }
  const rows = await rowsIn('appointment.appointments');
  expect(rows).toHaveLength(1);
  expect(await codesOf(await send(other.url))).toEqual([rows[0]?.code]);
  expect(await rowsIn('appointment.appointments')).toHaveLength(1);
  // The killed host may have fetched the event; its missing heartbeat returns it to the queue.
  await eventually(async () => expect(await rowsIn('customer.appointments')).toEqual(rows), {
    within: 25_000,
  });
  expect(await rowsIn('customer.cards')).toHaveLength(1);
});
