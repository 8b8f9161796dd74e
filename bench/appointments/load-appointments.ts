import type { BenchProduct } from './bench-product.ts';
import {
  APPOINTMENTS_PER_DAY,
  codeOf,
  dateAfter,
  EMPLOYEES,
  employeeCode,
  endDay,
  firstDay,
  salonsFor,
  sqlCode,
  sqlEmployee,
} from './sizes.ts';

type QueryAccess = Pick<BenchProduct, 'query'>;

const loadedTables = ['appointments', 'occupancy', 'history'] as const;

type IndexDefinition = { readonly drop: string; readonly create: string };

/** Drops indexes and constraints and returns the statements that restore them. */
const dropIndexes = async ({ query }: QueryAccess): Promise<IndexDefinition[]> => {
  const definitions = await query<IndexDefinition>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
     from pg_constraint where conrelid = any ($1::regclass[]) and contype in ('p', 'x')
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
     from pg_index where indrelid = any ($1::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [loadedTables.map((table) => `appointment.${table}`)],
  );
  for (const { drop } of definitions) await query(drop);
  return definitions;
};

/** The phone of every customer in the loaded documents. */
export const phone = '+905321234567';

/** The document of an appointment that the module itself wrote, with placeholders for its own values. */
const readDocumentTemplate = async ({ query }: QueryAccess): Promise<string> => {
  const [row] = await query<Record<string, string>>(
    `select code, visit_code, coalesce(document_with_phone, document) as document, to_char(starts_at, 'YYYY-MM-DD"T"HH24:MI:SS') as starts,
       to_char(ends_at, 'YYYY-MM-DD"T"HH24:MI:SS') as ends from appointment.appointments limit 1`,
  );
  if (!row) throw new Error('readDocumentTemplate: there is no appointment to copy');
  const placeholders: [string | undefined, string][] = [
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
    ['"phone":null', `"phone":"${phone}"`],
  ];
  return placeholders.reduce((text, [from = '', to]) => text.replaceAll(from, to), row['document'] ?? '');
};

/** SQL for a code as generated at a given time: it starts with the timestamp, the rest is random. */
const sqlCodeAt = (timestamp: string, random: string): string =>
  `overlay(overlay(md5(${random}) placing lpad(to_hex((extract(epoch from ${timestamp}) * 1000)::bigint), 12, '0') from 1) placing '7' from 13)::uuid`;

/**
 * Inserts the appointments of a range of salons: five a day per employee, an hour each, every second hour, so that
 * free slots remain between them.
 */
const insertSql = (document: string) => `
  with planned as materialized (
    select n, ($3::date + d) + time '09:00' + (k / ${EMPLOYEES}) * interval '2 hours'
        + (n + d + k) % 4 * interval '15 minutes' as starts,
      k % ${EMPLOYEES} + 1 as e, n * 1000 + (d * 7 + k * 13 + 1000) % 400 as c, (n::text || '/' || d || '/' || k) as random, d
    from generate_series(${firstDay}, ${endDay - 1}) as d, generate_series(0, ${APPOINTMENTS_PER_DAY - 1}) as k, generate_series($1::int, $2::int) as n
  ), prepared as (
    select ${sqlCodeAt("(starts - interval '6 days')", 'random')} as code, ${sqlCodeAt("(starts - interval '6 days')", "random || 'v'")} as visit,
      ${sqlCode('salon', 'n')} as salon, ${sqlEmployee('n', 'e')} as employee, ${sqlCode('service', 'n')} as service,
      ${sqlCode('customer', 'c')} as customer, starts, starts + interval '1 hour' as ends, d, c,
      case when d < 0 then 'Completed' else 'Approved' end as status
    from planned
  ), booked as (
    insert into appointment.appointments
    select salon, code, visit, starts, ends, employee, service, customer, null,
      status, 900, 1, '{"phases": null, "duration": 60, "bufferAfter": 0}', 0,
      replace(written, '${phone}', '0532 *** ** 67'), 1, now(), null, written
    from prepared, lateral (select format('${document.replaceAll("'", "''")}', code, visit, salon, employee, service, customer,
      to_char(starts, 'YYYY-MM-DD"T"HH24:MI:SS'), to_char(ends, 'YYYY-MM-DD"T"HH24:MI:SS'), status) as written) as rendered
  ), occupied as (
    insert into appointment.occupancy
    select salon, employee, 0, tsrange(starts, ends), 'appointment', code, null from prepared where d >= 0
  )
  insert into appointment.history
  select salon, code, visit, now(), customer, 'Isil Kara', 'booked', null, 'Approved' from prepared`;

const SALONS_PER_INSERT = 400;

let cachedTemplate: string | undefined;

/** Reads the template once, while the appointment it is made from is the only one. */
export const documentTemplate = async (product: QueryAccess): Promise<string> => {
  cachedTemplate ??= await readDocumentTemplate(product);
  return cachedTemplate;
};

const readDatabaseSize = async ({ query }: QueryAccess): Promise<string> => {
  const [row] = await query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  return row?.size ?? '';
};

/** Loads appointments for further salons, recreates the indexes afterwards and vacuums. Returns the number of salons. */
export const loadAppointments = async (
  product: QueryAccess,
  from: number,
  millions: number,
): Promise<number> => {
  const { query } = product;
  const to = salonsFor(millions);
  // The same size is measured once more: nothing to load.
  if (to === from) return to;
  const began = performance.now();
  const document = await documentTemplate(product);
  if (from === 0) await query('delete from appointment.appointments');
  if (from === 0)
    await query('delete from appointment.occupancy where salon_code = $1', [codeOf('salon', 1)]);
  const indexes = await dropIndexes(product);
  for (let first = from + 1; first <= to; first += SALONS_PER_INSERT)
    await query(insertSql(document), [first, Math.min(to, first + SALONS_PER_INSERT - 1), dateAfter(0)]);
  for (const { create } of indexes) await query(create);
  await query(
    `insert into appointment.calendar_versions
     select ${sqlCode('salon', 'n')}, 1 from generate_series($1::int, $2::int) as n on conflict do nothing`,
    [from + 1, to],
  );
  await query('vacuum analyze');
  await query('checkpoint');
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(
    `${millions} million appointments of ${to} salons loaded in ${seconds} s: ${await readDatabaseSize(product)}`,
  );
  return to;
};
