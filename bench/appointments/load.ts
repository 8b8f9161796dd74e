import type { House } from './house.ts';
import {
  A_DAY,
  calendarsIn,
  codeOf,
  dateAfter,
  EMPLOYEES,
  employeeCode,
  endDay,
  firstDay,
  sqlCode,
  sqlEmployee,
} from './sizes.ts';

type Rows = Pick<House, 'rows'>;

const loaded = ['appointments', 'occupancy', 'history'] as const;

type Kept = { readonly drop: string; readonly make: string };

/** Takes the indexes and constraints off, and says how to put them back as they were. */
const withoutIndexes = async ({ rows }: Rows): Promise<Kept[]> => {
  const kept = await rows<Kept>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
     from pg_constraint where conrelid = any ($1::regclass[]) and contype in ('p', 'x')
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
     from pg_index where indrelid = any ($1::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [loaded.map((table) => `appointment.${table}`)],
  );
  for (const { drop } of kept) await rows(drop);
  return kept;
};

/** An appointment as the module itself has written it, with places where its own facts go. */
const template = async ({ rows }: Rows): Promise<string> => {
  const [row] = await rows<Record<string, string>>(
    `select code, visit_code, document, to_char(starts_at, 'YYYY-MM-DD"T"HH24:MI:SS') as starts,
       to_char(ends_at, 'YYYY-MM-DD"T"HH24:MI:SS') as ends from appointment.appointments limit 1`,
  );
  if (!row) throw new Error('the module has written no appointment to go by');
  const places: [string | undefined, string][] = [
    ['%', '%%'],
    [row['visit_code'], '%2$s'],
    [row['code'], '%1$s'],
    [codeOf('salon', 1), '%3$s'],
    [employeeCode(1, 1), '%4$s'],
    [codeOf('service', 1), '%5$s'],
    ['"customerCode":null', '"customerCode":"%6$s"'],
    [row['starts'], '%7$s'],
    [row['ends'], '%8$s'],
    ['"status":"Approved"', '"status":"%9$s"'],
  ];
  return places.reduce((text, [from = '', to]) => text.replaceAll(from, to), row['document'] ?? '');
};

/** A code as it is made at a moment: its beginning is the time, the rest is chance. */
const madeAt = (moment: string, chance: string): string =>
  `overlay(overlay(md5(${chance}) placing lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') from 1) placing '7' from 13)::uuid`;

/**
 * The appointments of the salons from one number to another. Of one employee five a day, an hour each, at
 * every second hour, so that there is room beside them.
 */
const insert = (document: string) => `
  with world as materialized (
    select n, ($3::date + d) + time '09:00' + (k / ${EMPLOYEES}) * interval '2 hours'
        + (n + d + k) % 4 * interval '15 minutes' as starts,
      k % ${EMPLOYEES} + 1 as e, n * 1000 + (d * 7 + k * 13 + 1000) % 400 as c, (n::text || '/' || d || '/' || k) as chance, d
    from generate_series(${firstDay}, ${endDay - 1}) as d, generate_series(0, ${A_DAY - 1}) as k, generate_series($1::int, $2::int) as n
  ), made as (
    select ${madeAt("(starts - interval '6 days')", 'chance')} as code, ${madeAt("(starts - interval '6 days')", "chance || 'v'")} as visit,
      ${sqlCode('salon', 'n')} as salon, ${sqlEmployee('n', 'e')} as employee, ${sqlCode('service', 'n')} as service,
      ${sqlCode('customer', 'c')} as customer, starts, starts + interval '1 hour' as ends, d, c,
      case when d < 0 then 'Completed' else 'Approved' end as status
    from world
  ), booked as (
    insert into appointment.appointments
    select salon, code, visit, starts, ends, employee, service, customer, null,
      status, 900, 1, '{"phases": null, "duration": 60, "bufferAfter": 0}', 0,
      format('${document.replaceAll("'", "''")}', code, visit, salon, employee, service, customer,
        to_char(starts, 'YYYY-MM-DD"T"HH24:MI:SS'), to_char(ends, 'YYYY-MM-DD"T"HH24:MI:SS'), status),
      '+90532' || lpad((c % 10000000)::text, 7, '0'), 1, now()
    from made
  ), taken as (
    insert into appointment.occupancy
    select salon, employee, 0, tsrange(starts, ends), 'appointment', code, null from made where d >= 0
  )
  insert into appointment.history
  select salon, code, visit, now(), customer, 'Isil Kara', 'booked', null, 'Approved' from made`;

const AT_ONCE = 400;

let known: string | undefined;

/** Looked at once, while there is but the one. */
export const documentLike = async (house: Rows): Promise<string> => {
  known ??= await template(house);
  return known;
};

const sizeOf = async ({ rows }: Rows): Promise<string> => {
  const [row] = await rows<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  return row?.size ?? '';
};

/** Lets the world grow from so many calendars to so many; indexes are made after it, and all is vacuumed. */
export const growTo = async (house: Rows, from: number, millions: number): Promise<number> => {
  const { rows } = house;
  const to = calendarsIn(millions);
  // Measured once more at the same size: nothing is made anew.
  if (to === from) return to;
  const began = performance.now();
  const document = await documentLike(house);
  if (from === 0) await rows('delete from appointment.appointments');
  if (from === 0) await rows('delete from appointment.occupancy where salon_code = $1', [codeOf('salon', 1)]);
  const indexes = await withoutIndexes(house);
  for (let first = from + 1; first <= to; first += AT_ONCE)
    await rows(insert(document), [first, Math.min(to, first + AT_ONCE - 1), dateAfter(0)]);
  for (const { make } of indexes) await rows(make);
  await rows(
    `insert into appointment.calendar_versions
     select ${sqlCode('salon', 'n')}, 1 from generate_series($1::int, $2::int) as n on conflict do nothing`,
    [from + 1, to],
  );
  await rows('vacuum analyze');
  await rows('checkpoint');
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`${millions} million appointments of ${to} salons in ${seconds} s: ${await sizeOf(house)}`);
  return to;
};
