import { toSearchText } from '@ayna/contracts/core/search-text';
import type { Client } from 'pg';
import { withClient } from '../database/databases.ts';
import { MAX_SALONS } from './appointments.ts';
import { type DemoProduct, demoProducts } from './product-list.ts';
import { type Random, randomFrom } from './random.ts';
import type { Step } from './step.ts';

const DAY_MS = 86_400_000;
const HISTORY_DAYS = 182;

type DemoMove = {
  readonly at: number;
  readonly kind: 'Purchase' | 'Sale' | 'Use' | 'Waste' | 'Count';
  readonly quantity: number;
};

/**
 * Six months backwards from what is left: what goes out every few days, purchases that keep the shelf filled, one broken
 * piece and a count that found one too few. The oldest move is a count of what there was.
 */
const planMoves = (random: Random, { monthly, left, category, criticalLevel }: DemoProduct, now: number) => {
  const moves: DemoMove[] = [];
  const step = Math.max(1, Math.ceil(monthly / 10));
  const everyDays = (30 * step) / monthly;
  // Before its oldest move, the shelf has what later moves need.
  let stock = left;
  const add = (at: number, kind: DemoMove['kind'], quantity: number): void => {
    moves.push({ at, kind, quantity });
    stock -= quantity;
  };
  const full = Math.max(criticalLevel * 3, Math.ceil(monthly * 1.5));
  for (let day = everyDays / 2; day < HISTORY_DAYS; day += everyDays) {
    const at = now - day * DAY_MS - random.below(3_600_000);
    const mayHaveBeenBought = stock > full;
    if (mayHaveBeenBought) add(at + 60_000, 'Purchase', stock - Math.ceil(criticalLevel / 2));
    add(at, category === 'Retail' ? 'Sale' : 'Use', -step);
  }
  add(now - (HISTORY_DAYS / 3) * DAY_MS, 'Count', -1);
  add(now - (HISTORY_DAYS / 2) * DAY_MS, 'Waste', -1);
  const oldest = { at: now - (HISTORY_DAYS + 1) * DAY_MS, kind: 'Count' as const, quantity: stock };
  return [oldest, ...moves.toSorted((one, other) => one.at - other.at)];
};

/** The first count is what there was; the later one found something missing. */
const noteOf = (kind: DemoMove['kind'], index: number): string => {
  if (kind === 'Waste') return 'Kırıldı';
  return kind === 'Count' && index > 0 ? 'Satış yazılmamış' : '';
};

const insertProduct = `
  insert into inventory.products (salon_code, code, name, description, category, unit, cost, price, barcode, supplier,
    critical_level, stock, move_count, folded)
  values ($1, $2, $3, '', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;

const insertMoves = `
  insert into inventory.moves (salon_code, code, product_code, number, kind, quantity, stock_after, unit_cost, unit_price,
    supplier, bill, note, by_code, by_name, at)
  select $1, m.code, $2, m.number, m.kind, m.quantity, m."stockAfter", $3, case m.kind when 'Sale' then $4::numeric end,
    case m.kind when 'Purchase' then $5 else '' end, m.bill, m.note, $6, $7, m.at
  from jsonb_to_recordset($8::jsonb) as m (code uuid, number int, kind text, quantity numeric, "stockAfter" numeric,
    bill text, note text, at timestamptz)`;

export type SalonOwner = { readonly code: string; readonly name: string };

const seedProduct = async (
  client: Client,
  random: Random,
  product: DemoProduct,
  { salonCode, owner, barcode, now }: { salonCode: string; owner: SalonOwner; barcode: string; now: number },
): Promise<void> => {
  const { name, category, unit, cost, price, supplier, criticalLevel } = product;
  const code = random.code(now - HISTORY_DAYS * DAY_MS);
  let stock = 0;
  const moves = planMoves(random, product, now).map(({ at, kind, quantity }, index) => {
    stock += quantity;
    const bill = kind === 'Purchase' ? `2026-${1_000 + random.below(900)}` : '';
    const note = noteOf(kind, index);
    const placed = { number: index + 1, stockAfter: stock, bill, note };
    return { code: random.code(Math.floor(at)), kind, quantity, ...placed, at: new Date(at).toISOString() };
  });
  const folded = toSearchText([name, supplier, barcode]);
  const stored = [salonCode, code, name, category, unit, cost, price, barcode, supplier, criticalLevel];
  await client.query(insertProduct, [...stored, stock, moves.length, folded]);
  const about = [salonCode, code, cost, price, supplier, owner.code, owner.name];
  await client.query(insertMoves, [...about, JSON.stringify(moves)]);
};

const selectOwner = `
  select person_code as code, concat_ws(' ', name, lastname) as name from auth.people
  where person_code = (select owner_code from salon.salons where salon_code = $1)`;

export const readOwner = async (client: Client, salonCode: string): Promise<SalonOwner> => {
  const { rows } = await client.query<SalonOwner>(selectOwner, [salonCode]);
  return rows[0] ?? { code: salonCode, name: '' };
};

export const products: Step = {
  name: 'products',
  run: (url, { salons, now }) =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query('select from inventory.products limit 1');
      if (rowCount) return 'exists already';
      const random = randomFrom(8_317);
      const stocked = salons.slice(0, MAX_SALONS);
      for (const { code: salonCode } of stocked) {
        const owner = await readOwner(client, salonCode);
        for (const [index, product] of demoProducts.entries())
          await seedProduct(client, random, product, {
            salonCode,
            owner,
            barcode: `86904123007${String(10 + index)}`,
            now,
          });
      }
      return String(stocked.length * demoProducts.length);
    }),
};
