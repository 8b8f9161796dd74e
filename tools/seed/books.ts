import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wallNow } from '@ayna/domain/wall-now';
import type { Settings } from '@ayna/kernel/module';
import type { Client } from 'pg';
import { withClient } from '../database/databases.ts';
import { MAX_SALONS } from './appointments.ts';
import { openFileProviders } from './photos.ts';
import { type Random, randomFrom } from './random.ts';
import type { Step } from './step.ts';

const zone = 'Europe/Istanbul';

/** Two of them are due on the last days of a month, so that this month still proposes something. */
const insertRules = `
  insert into finance.recurring_expenses (salon_code, code, title, category, amount, day, from_date, employee_code,
    employee_name, employee_lastname, payment_kind, created_at)
  select $1, gen_random_uuid(), rule.*, 'transfer', now()
  from (select date_trunc('month', $2::date - make_interval(months => $3))::date as first) since,
    lateral (
      values ('Dükkân kirası', 'Rent', 28000.00, 5, first, null::uuid, null, null),
        ('Muhasebe ücreti', 'Other', 4500.00, 28, first, null, null, null),
        ('İnternet ve telefon', 'Other', 1290.00, 31, first, null, null, null)
      union all
      select 'Maaş, ' || name || ' ' || lastname, 'Salary', 28500.00 + 1500 * place, 1, first, code, name, lastname
      from (select code, state -> 'userSnapshot' ->> 'name' as name, state -> 'userSnapshot' ->> 'lastname' as lastname,
          row_number() over (order by code) as place
        from appointment.employee_copies
        where salon_code = $1 and (state ->> 'isActive')::boolean and not (state ->> 'owner')::boolean) team
      where place <= 4
    ) rule (title, category, amount, day, from_date, employee_code, employee_name, employee_lastname)`;

/** What was confirmed on its day, in every month up to today. */
const insertRecorded = `
  with planned as (
    select rule.*, month::date as month, gen_random_uuid() as transaction_code,
      least(month + make_interval(days => day - 1), month + interval '1 month - 1 day')::date as due
    from finance.recurring_expenses rule,
      generate_series(date_trunc('month', from_date), date_trunc('month', $2::date), interval '1 month') month
    where salon_code = $1
  ), decided as (
    insert into finance.recurring_months (salon_code, recurring_code, month, skipped, transaction_code)
    select salon_code, code, month, false, transaction_code from planned where due <= $2::date
  )
  insert into finance.transactions (salon_code, code, type, category, status, paid_date, title, amount, date, note,
    employee_code, employee_name, employee_lastname, salary_kind, created_at)
  select salon_code, transaction_code, 'Expense', category, true, due, title, amount, due, '', employee_code,
    employee_name, employee_lastname, case category when 'Salary' then 'salary' end, due
  from planned where due <= $2::date`;

/** Advances to one employee, the current bill and a delivery: those of this month are not paid yet. */
const insertByHand = `
  with months as (
    select generate_series(date_trunc('month', $2::date - make_interval(months => $3)), $2::date, interval '1 month')::date as first
  ), paid as (
    select first + 11 as day, 'Salary' as category, 'Avans, ' || employee_name || ' ' || employee_lastname as title, 5000.00 as amount,
      'Elden verildi' as note, employee_code, employee_name, employee_lastname, 'advance' as salary_kind, true as status
    from months, (select * from finance.recurring_expenses where salon_code = $1 and category = 'Salary' order by title limit 1) rule
    union all
    select first + 13, 'Other', 'Elektrik ve su', 6240.50, '', null, null, null, null, first < date_trunc('month', $2::date) from months
    union all
    select first + 8, 'Other', 'Boya ve oksidan alımı', 8640.00, 'Saç Deposu, fiş 0472', null, null, null, null, true from months
  )
  insert into finance.transactions (salon_code, code, type, category, status, paid_date, title, amount, date, note,
    employee_code, employee_name, employee_lastname, salary_kind, created_at)
  select $1, gen_random_uuid(), 'Expense', category, status, case when status then day end, title, amount, day, note,
    employee_code, employee_name, employee_lastname, salary_kind, day
  from paid where day <= $2::date`;

const findDeliveries = `
  select code from finance.transactions where salon_code = $1 and title = 'Boya ve oksidan alımı'
  order by date desc limit 2`;

const attachReceipt = `
  with receipt as (
    insert into file.receipts (salon_code, code, created_at, transaction_code, transaction_version)
    values ($1, $2, $4, $3, 1)
  )
  update finance.transactions set receipt_code = $2 where salon_code = $1 and code = $3`;

type ReceiptPlan = { readonly salonCode: string; readonly random: Random; readonly now: number };

/** Photos of the last two deliveries, decoded and stored like uploads. */
const seedReceipts = async (
  client: Client,
  settings: Settings,
  { salonCode, random, now }: ReceiptPlan,
): Promise<void> => {
  const { rows } = await client.query<{ code: string }>(findDeliveries, [salonCode]);
  const providers = openFileProviders(settings);
  const folder = mkdtempSync(join(tmpdir(), 'ayna-seed-'));
  try {
    for (const { code } of rows) {
      const receipt = random.code(now);
      const path = join(folder, 'file');
      copyFileSync(join(import.meta.dirname, 'photos/receipt.webp'), path);
      await providers.storePicture(receipt, receipt, { path, folder }, `receipts/${salonCode}`);
      await client.query(attachReceipt, [salonCode, receipt, code, new Date(now)]);
    }
  } finally {
    providers.close();
    rmSync(folder, { recursive: true });
  }
};

/** Runs after appointments: their incomes come first. Receipts need an object store. */
export const books: Step = {
  name: 'books',
  run: (url, { salons, months, now }, settings) =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query('select from finance.recurring_expenses limit 1');
      if (rowCount) return 'exists already';
      const random = randomFrom(2_903);
      const today = wallNow(now, zone).slice(0, 10);
      const kept = salons.slice(0, MAX_SALONS);
      for (const { code } of kept) {
        await client.query(insertRules, [code, today, months]);
        await client.query(insertRecorded, [code, today]);
        await client.query(insertByHand, [code, today, months]);
        if (settings['S3_ENDPOINT']) await seedReceipts(client, settings, { salonCode: code, random, now });
      }
      return `${kept.length} salons with ${months} months`;
    }),
};
