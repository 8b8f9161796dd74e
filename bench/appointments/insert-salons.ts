import type { BenchProduct } from './bench-product.ts';
import { employeeState, salonState, serviceState } from './copy-states.ts';
import { EMPLOYEES, SALONS, sqlCode, sqlEmployee } from './sizes.ts';

type QueryAccess = Pick<BenchProduct, 'query'>;

/** People who share the first person's password; each is Administrator of their salons. */
export const PEOPLE = 48;

const insertCopiesSql = (table: string, codes: string, from: string): string => `
  insert into appointment.${table} (salon_code, code, version, gone, state)
  select ${sqlCode('salon', 'n')}, ${codes}, 1, false, $1::jsonb || jsonb_build_object('code', ${codes}) from ${from}`;

type SalonRange = { readonly from: number; readonly to: number; readonly employees: number };

/** Inserts the module's copies of a range of salons, each with a service and employees. */
export const insertCopies = async (
  { query }: QueryAccess,
  { from, to, employees }: SalonRange,
): Promise<void> => {
  const salons = `generate_series(${from}, ${to}) as n`;
  await query(insertCopiesSql('salon_copies', sqlCode('salon', 'n'), salons), [JSON.stringify(salonState)]);
  await query(insertCopiesSql('service_copies', sqlCode('service', 'n'), salons), [
    JSON.stringify(serviceState),
  ]);
  const team = `${salons}, generate_series(1, ${employees}) as e`;
  await query(insertCopiesSql('employee_copies', sqlEmployee('n', 'e'), team), [
    JSON.stringify(employeeState),
  ]);
};

/** Inserts every salon, and the people who read them. */
export const insertSalons = async ({ query }: QueryAccess): Promise<void> => {
  await insertCopies({ query }, { from: 1, to: SALONS, employees: EMPLOYEES });
  await query(`insert into appointment.public_holidays values ('2023-10-29', 'full', null)`);
  await query(`
    insert into auth.people (person_code, kind, name, lastname, phone, folded, phone_proved_at, password_changed_at, created_at)
    select ${sqlCode('person', 'n')}, 'owner', name, lastname,
      '+90533' || lpad((n + 1)::text, 7, '0'), folded, now(), now(), now()
    from auth.people, generate_series(1, ${PEOPLE - 1}) as n`);
  await query(`
    insert into auth.credentials (owner, password_hash)
    select p.person_code, c.password_hash from auth.people p, auth.credentials c where p.person_code <> c.owner`);
};

/** Salon n belongs to person n modulo the number of people. */
export const insertMembers = async ({ query }: QueryAccess, from: number, to: number): Promise<void> => {
  await query(`
    insert into auth.memberships (salon_code, person_code, role, groups, created_at)
    select ${sqlCode('salon', 'n')}, p.person_code, 'SalonOwner', '{Administrator}', now()
    from generate_series(${from}, ${to}) as n
    join (select person_code, row_number() over (order by phone) - 1 as place from auth.people) as p
      on p.place = n % ${PEOPLE}
    on conflict do nothing`);
  await query('vacuum analyze auth.memberships, auth.people, auth.sessions');
};
