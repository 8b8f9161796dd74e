import type { BenchProduct } from '../appointments/bench-product.ts';
import { insertCopies, insertMembers } from '../appointments/insert-salons.ts';
import { phone } from '../appointments/load-appointments.ts';
import { dateAfter, SALONS, sqlCode, sqlEmployee } from '../appointments/sizes.ts';

/** As the peer was measured: 20,400 appointments, of 20 employees in 60 days and of 5 in 240. */
export const wide = { salon: SALONS + 101, employees: 20, firstDay: 0, days: 60 };
export const deep = { salon: SALONS + 102, employees: 5, firstDay: -180, days: 240 };

export type PeerSalon = typeof wide;

/** Of half an hour each, back to back from 09:00. */
const APPOINTMENTS_PER_DAY = 17;
/** Older occupancy cannot conflict with a booking and is pruned every night. */
const OCCUPANCY_DAYS = 2;

const insertSql = (document: string, { salon, employees, firstDay, days }: PeerSalon): string => `
  with made as materialized (
    select gen_random_uuid() as code, ${sqlCode('salon', String(salon))} as salon,
      ${sqlEmployee(String(salon), 'e')} as employee, ${sqlCode('service', String(salon))} as service,
      ${sqlCode('customer', '(d + 1000) * 400 + k * 20 + e')} as customer, starts, starts + interval '30 minutes' as ends, d,
      case when d < 0 then 'Completed' else 'Approved' end as status
    from generate_series(${firstDay}, ${firstDay + days - 1}) as d, generate_series(1, ${employees}) as e,
      generate_series(0, ${APPOINTMENTS_PER_DAY - 1}) as k,
      lateral (select date '${dateAfter(0)}' + d + time '09:00' + k * interval '30 minutes' as starts) as at
  ), taken as (
    insert into appointment.occupancy
    select salon, employee, 0, tsrange(starts, ends), 'appointment', code, null from made where d >= -${OCCUPANCY_DAYS}
  )
  insert into appointment.appointments
  select salon, code, code, starts, ends, employee, service, customer, null,
    status, 900, 1, '{"phases": null, "duration": 30, "bufferAfter": 0}', 0,
    replace(written, '${phone}', '0532 *** ** 67'), 1, now(), null, written
  from made, lateral (select format('${document.replaceAll("'", "''")}', code, code, salon, employee, service, customer,
    to_char(starts, 'YYYY-MM-DD"T"HH24:MI:SS'), to_char(ends, 'YYYY-MM-DD"T"HH24:MI:SS'), status) as written) as document`;

export const insertPeerSalon = async (
  product: Pick<BenchProduct, 'query'>,
  document: string,
  peer: PeerSalon,
): Promise<void> => {
  const { salon, employees } = peer;
  await insertCopies(product, { from: salon, to: salon, employees });
  await insertMembers(product, salon, salon);
  await product.query(insertSql(document, peer));
  await product.query('vacuum analyze appointment.occupancy, appointment.appointments, auth.memberships');
};
