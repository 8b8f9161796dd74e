import type { House } from './house.ts';
import { EMPLOYEES, SALONS, sqlCode, sqlEmployee } from './sizes.ts';
import { employeeState, salonState, serviceState } from './states.ts';

type Rows = Pick<House, 'rows'>;

/** People who share the password of the one there is, all of them Administrators wherever they belong. */
export const PEOPLE = 48;

const planted = (table: string, codes: string, from: string): string => `
  insert into appointment.${table} (salon_code, code, version, gone, state)
  select ${sqlCode('salon', 'n')}, ${codes}, 1, false, $1::jsonb || jsonb_build_object('code', ${codes}) from ${from}`;

type Some = { readonly from: number; readonly to: number; readonly employees: number };

/** What the module has heard of the salons of these numbers: each with a service and its employees. */
export const plantCopies = async ({ rows }: Rows, { from, to, employees }: Some): Promise<void> => {
  const each = `generate_series(${from}, ${to}) as n`;
  await rows(planted('salon_copies', sqlCode('salon', 'n'), each), [JSON.stringify(salonState)]);
  await rows(planted('service_copies', sqlCode('service', 'n'), each), [JSON.stringify(serviceState)]);
  const team = `${each}, generate_series(1, ${employees}) as e`;
  await rows(planted('employee_copies', sqlEmployee('n', 'e'), team), [JSON.stringify(employeeState)]);
};

/** Every salon, and people to look at them. */
export const plantSalons = async ({ rows }: Rows): Promise<void> => {
  await plantCopies({ rows }, { from: 1, to: SALONS, employees: EMPLOYEES });
  await rows(`insert into appointment.public_holidays values ('2023-10-29', 'full', null)`);
  await rows(`
    insert into auth.people (person_code, kind, name, lastname, phone, folded, phone_proved_at, password_changed_at, created_at)
    select ${sqlCode('person', 'n')}, 'owner', name, lastname,
      '+90533' || lpad((n + 1)::text, 7, '0'), folded, now(), now(), now()
    from auth.people, generate_series(1, ${PEOPLE - 1}) as n`);
  await rows(`
    insert into auth.credentials (owner, password_hash)
    select p.person_code, c.password_hash from auth.people p, auth.credentials c where p.person_code <> c.owner`);
};

/** Salon n belongs to the n-th of the people, round and round. */
export const plantMembers = async ({ rows }: Rows, from: number, to: number): Promise<void> => {
  await rows(`
    insert into auth.memberships (salon_code, person_code, role, groups, created_at)
    select ${sqlCode('salon', 'n')}, p.person_code, 'SalonOwner', '{Administrator}', now()
    from generate_series(${from}, ${to}) as n
    join (select person_code, row_number() over (order by phone) - 1 as place from auth.people) as p
      on p.place = n % ${PEOPLE}
    on conflict do nothing`);
  await rows('vacuum analyze auth.memberships, auth.people, auth.sessions');
};
