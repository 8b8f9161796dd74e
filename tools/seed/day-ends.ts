import { addDays } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import type { Client } from 'pg';
import { withClient } from '../database/databases.ts';
import { MAX_SALONS } from './appointments.ts';
import { readOwner, type SalonOwner } from './products.ts';
import { type Random, randomFrom } from './random.ts';
import type { Step } from './step.ts';

const DAYS = 21;
const KEPT = 1_000;
const BANKNOTES = [200, 100, 50, 20, 10, 5] as const;

/** Rent and wages are paid by the bank; without a payment line they would count as cash. */
const payByBank = `
  insert into finance.payments (salon_code, transaction_code, line, kind, amount, paid_on)
  select t.salon_code, t.code, 1, 'transfer', t.amount, t.paid_date from finance.transactions t
  where t.salon_code = $1 and t.type = 'Expense' and t.status and t.amount > 0 and t.gone_at is null
    and not exists (select from finance.payments p where p.salon_code = t.salon_code and p.transaction_code = t.code)`;

/** As `finance.till_lines` does for one transaction, but for all of these days at once. */
const lines = `
  select t.salon_code, t.code, t.type, t.paid_date as day, coalesce(p.kind, 'cash') as kind,
    sum(case t.type when 'Income' then 1 else -1 end * coalesce(p.amount, t.amount)) as amount
  from finance.transactions t
  left join finance.payments p on p.salon_code = t.salon_code and p.transaction_code = t.code
  where t.salon_code = $1 and t.paid_date between $2::date and $3::date and t.status and t.gone_at is null
    and not t.taken_back
  group by 1, 2, 3, 4, 5`;

const readSums = `
  select coalesce(sum(amount) filter (where kind = 'cash'), 0)::float8 as cash,
    coalesce(sum(amount) filter (where kind = 'card'), 0)::float8 as card,
    coalesce(sum(amount) filter (where kind = 'transfer' and type = 'Income'), 0)::float8 as transfer,
    count(*)::int as count
  from (${lines}) line`;

const insertEnd = `
  insert into finance.day_ends (salon_code, code, from_day, day, opening, books_cash, books_card, books_transfer, counted_cash,
    counted_card, counted_transfer, notes, kept, reason, note, closed_at, closed_by, closed_name)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $7, $8, $10, $11, $12, $13, $4::date + interval '17 hours', $14, $15)`;

const freezeLines = `
  insert into finance.closed_lines (salon_code, transaction_code, day, kind, amount)
  select salon_code, code, day, kind, amount from (${lines}) line`;

type Difference = { readonly amount: number; readonly reason: string | null; readonly note: string };

const agrees: Difference = { amount: 0, reason: null, note: '' };
/** By the number of the count. */
const differences: Readonly<Record<number, Difference>> = {
  5: { amount: -10, reason: 'change', note: 'Para üstü ₺10 fazla verilmiş' },
  11: { amount: 50, reason: 'unknown', note: '' },
};

const toNotes = (cash: number): Record<string, number> => {
  let left = Math.floor(cash);
  const piles = BANKNOTES.map((value) => {
    const pieces = Math.floor(left / value);
    left -= pieces * value;
    return [`n${value}`, pieces] as const;
  });
  return { ...Object.fromEntries(piles), coins: Math.round((cash - Math.floor(cash) + left) * 100) / 100 };
};

type Sums = {
  readonly cash: number;
  readonly card: number;
  readonly transfer: number;
  readonly count: number;
};

const closeDays = async (
  client: Client,
  random: Random,
  { salonCode, owner, today }: { salonCode: string; owner: SalonOwner; today: string },
): Promise<number> => {
  let [opening, from, counts] = [KEPT, addDays(today, -DAYS), 0];
  for (let day = from; day < today; day = addDays(day, 1)) {
    const { rows } = await client.query<Sums>(readSums, [salonCode, from, day]);
    const sums = rows[0];
    if (!sums || sums.count === 0) continue;
    const { amount, reason, note } = differences[counts] ?? agrees;
    const books = opening + sums.cash;
    const counted = Math.round((books + amount) * 100) / 100;
    if (counted < 0) continue;
    const kept = Math.min(KEPT, counted);
    const money = [opening, books, sums.card, sums.transfer, counted, JSON.stringify(toNotes(counted)), kept];
    const code = random.code(Date.parse(day));
    await client.query(insertEnd, [
      salonCode,
      code,
      from,
      day,
      ...money,
      reason,
      note,
      owner.code,
      owner.name,
    ]);
    await client.query(freezeLines, [salonCode, from, day]);
    [opening, from, counts] = [kept, addDays(day, 1), counts + 1];
  }
  return counts;
};

/** Three weeks of counted tills, two of them with a small difference. Today is left to count. */
export const dayEnds: Step = {
  name: 'day ends',
  run: (url, { salons, now }) =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query('select from finance.day_ends limit 1');
      if (rowCount) return 'exists already';
      const random = randomFrom(6_211);
      const today = wallDate(now, 'Europe/Istanbul');
      let count = 0;
      for (const { code: salonCode } of salons.slice(0, MAX_SALONS)) {
        await client.query(payByBank, [salonCode]);
        const owner = await readOwner(client, salonCode);
        count += await closeDays(client, random, { salonCode, owner, today });
      }
      return String(count);
    }),
};
