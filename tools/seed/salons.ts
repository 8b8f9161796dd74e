import { toSearchText } from '@ayna/contracts/core/search-text';
import type { Salon } from '@ayna/contracts/salon';
import type { Client } from 'pg';
import { withClient } from '../database/databases.ts';
import type { Plan, PlannedSalon } from './plan.ts';
import { randomFrom } from './random.ts';
import { salonFacts } from './salon-facts.ts';
import { openingHoursOf } from './salon-week.ts';
import type { Step } from './step.ts';

const DAY_MS = 86_400_000;

/** Of fifty salons one is a draft and one is suspended; the six demo salons are published. */
const statusOf = (index: number): Salon['status'] =>
  (({ 8: 'Draft', 10: 'Suspended' }) as const)[index % 50] ?? 'Published';

const suspensionOf = (index: number, at: string): Salon['suspension'] =>
  statusOf(index) === 'Suspended'
    ? { at, reason: 'Salon adresinin başka bir işletmeye ait olduğu bildirildi.', from: 'Published' }
    : null;

type When = Pick<Plan, 'months' | 'now'>;

export const demoSalon = (
  planned: PlannedSalon,
  index: number,
  ownerCode: string,
  { months, now }: When,
): Salon => {
  const { code, type, name, path, location } = planned;
  const { province, provinceName, district, street } = location;
  const facts = salonFacts[type];
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
    ...facts.settings,
    suspension: suspensionOf(index, opened),
    firstDay: { times: {}, sharedAt: opened, closedAt: opened },
    createdAt: opened,
    changedAt: opened,
    changedBy: null,
  };
};

const snake = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The salon as a row of the table. */
const salonRow = ({ code, position, suspension, firstDay, ...salon }: Salon) => ({
  ...Object.fromEntries(Object.entries(salon).map(([key, value]) => [snake(key), value])),
  salon_code: code,
  owner_place: 1,
  latitude: position?.latitude,
  longitude: position?.longitude,
  suspended_at: suspension?.at,
  suspension_reason: suspension?.reason,
  suspended_from: suspension?.from,
  first_day_shared_at: firstDay.sharedAt,
  first_day_closed_at: firstDay.closedAt,
  first_day_times: firstDay.times,
  folded: toSearchText([salon.name, salon.path, salon.district, salon.provinceName, salon.phone]),
});

const insert = (client: Client, table: string, rows: readonly object[]) =>
  client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
    JSON.stringify(rows),
  ]);

/** A banned customer of the first salon. */
const demoBan = (salonCode: string, ownerCode: string, now: number) => ({
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

/** Runs after accounts, because every salon has an owner. */
export const salons: Step = {
  name: 'salons',
  run: (url, { salons: planned, months, now }) =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query('select from salon.salons limit 1');
      if (rowCount) return 'exists already';
      const { rows: owners } = await client.query<{ salon: string; owner: string }>(
        "select salon_code as salon, person_code as owner from auth.memberships where role = 'SalonOwner'",
      );
      const ownerOf = new Map(owners.map(({ salon, owner }) => [salon, owner]));
      const rows = planned.flatMap((salon, index) => {
        const owner = ownerOf.get(salon.code);
        return owner ? [demoSalon(salon, index, owner, { months, now })] : [];
      });
      const paths = rows.map(({ code, path, createdAt }) => ({
        salon_code: code,
        path,
        taken_at: createdAt,
      }));
      await insert(client, 'salon.paths', paths);
      await insert(client, 'salon.salons', rows.map(salonRow));
      const [first] = rows;
      if (first) await insert(client, 'salon.bans', [demoBan(first.code, first.ownerCode, now)]);
      return String(rows.length);
    }),
};
