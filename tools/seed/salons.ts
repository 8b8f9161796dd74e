import { foldedTogether } from '@ayna/contracts/core/fold';
import type { Salon } from '@ayna/contracts/salon';
import type { Client } from 'pg';
import { withClient } from '../database/databases.ts';
import type { Plan, PlannedSalon } from './plan.ts';
import { randomFrom } from './random.ts';
import { factsOf } from './salon-facts.ts';
import { openingHoursOf } from './salon-week.ts';
import type { Step } from './step.ts';

const DAY_MS = 86_400_000;

/** Of fifty salons one is not published yet and one is suspended; the six of the demo are all open. */
const statusOf = (index: number): Salon['status'] =>
  (({ 8: 'Draft', 10: 'Suspended' }) as const)[index % 50] ?? 'Published';

type When = Pick<Plan, 'months' | 'now'>;

export const plantedSalon = (
  planned: PlannedSalon,
  index: number,
  ownerCode: string,
  { months, now }: When,
): Salon => {
  const { code, type, name, path, place } = planned;
  const { province, provinceName, district, street } = place;
  const facts = factsOf[type];
  const day = (ahead: number): string => new Date(now + ahead * DAY_MS).toISOString().slice(0, 10);
  const opened = new Date(now - months * 30 * DAY_MS).toISOString();
  const handle = path.replaceAll('-', '.');
  return {
    code,
    version: 1,
    status: statusOf(index),
    ownerCode,
    zone: 'Europe/Istanbul',
    type,
    name,
    path,
    phone: `+90850555${String(index % 10_000).padStart(4, '0')}`,
    email: `${path}@ornek.com`,
    province,
    provinceName,
    district,
    address: `${street} No: ${(index % 90) + 1}`,
    description: facts.description,
    whatsapp: null,
    instagram: index % 2 === 0 ? handle : null,
    facebook: null,
    tiktok: null,
    position: null,
    openingHours: openingHoursOf(type),
    closedDays: [{ from: day(24), to: day(26), reason: 'Tadilat' }],
    holidays: facts.holidays,
    holidayChoices:
      facts.holidays === 'open'
        ? [{ date: '2027-01-01', as: 'short', openTime: '13:00:00', closeTime: '19:00:00' }]
        : [],
    ...facts.rules,
    createdAt: opened,
    changedAt: opened,
    changedBy: null,
  };
};

const snake = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** In the table's own words. */
const rowOf = ({ code, position, ...salon }: Salon) => ({
  ...Object.fromEntries(Object.entries(salon).map(([key, value]) => [snake(key), value])),
  salon_code: code,
  owner_place: 1,
  latitude: position?.latitude,
  longitude: position?.longitude,
  folded: foldedTogether([salon.name, salon.path, salon.district, salon.provinceName, salon.phone]),
});

const insert = (client: Client, table: string, rows: readonly object[]) =>
  client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
    JSON.stringify(rows),
  ]);

/** Somebody who may not come again, in the first salon. */
const bannedIn = (salonCode: string, ownerCode: string, now: number) => ({
  salon_code: salonCode,
  code: randomFrom(3_771).code(now - 9 * DAY_MS),
  version: 1,
  gone: false,
  phone: '+905339876543',
  name: 'Kaan Taş',
  reason: 'Üç randevuya haber vermeden gelmedi',
  created_at: new Date(now - 9 * DAY_MS).toISOString(),
  created_by: ownerCode,
});

/** Needs the accounts: every salon has an owner. */
export const salons: Step = {
  name: 'salons',
  run: (url, { salons: planned, months, now }) =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query('select from salon.salons limit 1');
      if (rowCount) return 'there already';
      const { rows: owners } = await client.query<{ salon: string; owner: string }>(
        "select salon_code as salon, person_code as owner from auth.memberships where role = 'SalonOwner'",
      );
      const ownerOf = new Map(owners.map(({ salon, owner }) => [salon, owner]));
      const made = planned.flatMap((salon, index) => {
        const owner = ownerOf.get(salon.code);
        return owner ? [plantedSalon(salon, index, owner, { months, now })] : [];
      });
      const paths = made.map(({ code, path, createdAt }) => ({
        salon_code: code,
        path,
        taken_at: createdAt,
      }));
      await insert(client, 'salon.paths', paths);
      await insert(client, 'salon.salons', made.map(rowOf));
      const [first] = made;
      if (first) await insert(client, 'salon.bans', [bannedIn(first.code, first.ownerCode, now)]);
      return String(made.length);
    }),
};
