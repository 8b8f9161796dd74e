import type { House } from '../appointments/house.ts';
import { plantCopies, plantMembers } from '../appointments/plant.ts';
import { dateAfter, SALONS, sqlCode, sqlEmployee } from '../appointments/sizes.ts';

/** As the peer was measured: 20,400 appointments, of 20 employees in 60 days and of 5 in 240. */
export const wide = { salon: SALONS + 101, employees: 20, firstDay: 0, days: 60 };
export const deep = { salon: SALONS + 102, employees: 5, firstDay: -180, days: 240 };

export type Peer = typeof wide;

/** Of half an hour each, one after the other from nine on. */
const A_DAY = 17;
/** What is longer ago can collide with nothing, and is pruned every night. */
const KEPT_DAYS = 2;

const insert = (document: string, { salon, employees, firstDay, days }: Peer): string => `
  with made as materialized (
    select gen_random_uuid() as code, ${sqlCode('salon', String(salon))} as salon,
      ${sqlEmployee(String(salon), 'e')} as employee, ${sqlCode('service', String(salon))} as service,
      ${sqlCode('customer', '(d + 1000) * 400 + k * 20 + e')} as customer, starts, starts + interval '30 minutes' as ends, d,
      case when d < 0 then 'Completed' else 'Approved' end as status
    from generate_series(${firstDay}, ${firstDay + days - 1}) as d, generate_series(1, ${employees}) as e,
      generate_series(0, ${A_DAY - 1}) as k,
      lateral (select date '${dateAfter(0)}' + d + time '09:00' + k * interval '30 minutes' as starts) as at
  ), taken as (
    insert into appointment.occupancy
    select salon, employee, 0, tsrange(starts, ends), 'appointment', code, null from made where d >= -${KEPT_DAYS}
  )
  insert into appointment.appointments
  select salon, code, code, starts, ends, employee, service, customer, null,
    status, 900, 1, '{"phases": null, "duration": 30, "bufferAfter": 0}', 0,
    format('${document.replaceAll("'", "''")}', code, code, salon, employee, service, customer,
      to_char(starts, 'YYYY-MM-DD"T"HH24:MI:SS'), to_char(ends, 'YYYY-MM-DD"T"HH24:MI:SS'), status),
    '+905321234567', 1, now()
  from made`;

export const plantPeer = async (house: Pick<House, 'rows'>, document: string, peer: Peer): Promise<void> => {
  const { salon, employees } = peer;
  await plantCopies(house, { from: salon, to: salon, employees });
  await plantMembers(house, salon, salon);
  await house.rows(insert(document, peer));
  await house.rows('vacuum analyze appointment.occupancy, appointment.appointments, auth.memberships');
};
