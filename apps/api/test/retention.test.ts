import { newCode } from '@ayna/kernel/codes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modules } from '../src/modules.ts';
import { type Product, startProduct } from './rights/product.ts';

// What the data notice says about how long personal data is kept.

let product: Product;
beforeAll(async () => {
  product = await startProduct();
}, 60_000);
afterAll(() => product.close());

const query = (text: string, values: unknown[]) =>
  product.app.database.asAdmin(async (client) => (await client.query(text, values)).rows as object[]);

const runSchedule = async (module: string, name: string): Promise<void> => {
  const schedule = modules.find((one) => one.name === module)?.schedules.find((one) => one.name === name);
  if (!schedule) throw new Error(`runSchedule: ${module} has no schedule ${name}`);
  await schedule.run(product.app.ctxFor(module) as never);
};

type RetentionRule = {
  readonly table: string;
  readonly schedule: readonly [module: string, name: string];
  readonly age: string;
  readonly insert: string;
};

/** `$1` is the row's code, `$2` its age. */
const rules: readonly RetentionRule[] = [
  {
    table: 'auth.audit',
    schedule: ['auth', 'sweep'],
    age: '2 years 3 days',
    insert: `insert into auth.audit (code, at, action, request_id)
      values ($1, now() - $2::interval, 'groups-set', 'test')`,
  },
  {
    table: 'appointment.history',
    schedule: ['appointment', 'delete-old-history'],
    age: '2 years 3 days',
    insert: `insert into appointment.history (salon_code, appointment_code, code, at, what)
      values ($1, $1, $1, now() - $2::interval, 'booked')`,
  },
  {
    table: 'notification.messages',
    schedule: ['notification', 'delete-old-messages'],
    age: '1 year 2 days',
    insert: `insert into notification.messages
        (salon_code, code, cause, channel, recipient, subject, body, state, planned_at)
      values ($1::text::uuid, $1::text::uuid, $1::text, 'mail', 'ayla@ornek.com', '', '', 'accepted', now() - $2::interval)`,
  },
  {
    table: 'content.contact_messages',
    schedule: ['content', 'delete-old-messages'],
    age: '2 years 2 days',
    insert: `insert into content.contact_messages (code, full_name, email, phone, message, created_at)
      values ($1, 'Ayla Er', 'ayla@ornek.com', '+905321234567', 'Merhaba', now() - $2::interval)`,
  },
];

describe.each(rules)('$table', ({ table, schedule, age, insert }) => {
  test('loses what is older than promised, and nothing else', async () => {
    const [old, young] = [newCode(), newCode()];
    await query(insert, [old, age]);
    await query(insert, [young, '11 months']);
    await runSchedule(...schedule);
    expect(await query(`select code from ${table} where code = any($1)`, [[old, young]])).toEqual([
      { code: young },
    ]);
  });
});

test.each(['auth.audit', 'appointment.history'])('%s refuses to lose what is younger', async (table) => {
  const row = rules.find((one) => one.table === table);
  const code = newCode();
  await query(row?.insert ?? '', [code, '1 year 11 months']);
  await expect(query(`delete from ${table} where code = $1`, [code])).rejects.toThrow(
    'kept as they were written',
  );
  await expect(query(`update ${table} set at = now() where code = $1`, [code])).rejects.toThrow(
    'kept as they were written',
  );
});

test('a waiting list loses an entry once its last day is over everywhere', async () => {
  const [old, young] = [newCode(), newCode()];
  const insert = `insert into appointment.waiting_list
      (salon_code, code, person_code, customer_code, name, lastname, services, first_day, last_day, parts, created_at)
    values ($1, $1, $1, $1, 'Ayla', 'Er', '[]', current_date - $2::int, current_date - $2::int, '{}', now())`;
  await query(insert, [old, 4]);
  await query(insert, [young, 1]);
  await runSchedule('appointment', 'prune-occupancy');
  expect(
    await query('select code from appointment.waiting_list where code = any($1)', [[old, young]]),
  ).toEqual([{ code: young }]);
});
