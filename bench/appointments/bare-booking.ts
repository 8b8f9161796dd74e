import { A_DAY, BOOKED_DAYS, firstBooked } from './book-requests.ts';
import type { House } from './house.ts';
import { documentLike } from './load.ts';
import { dateAfter, EMPLOYEES, sqlCode, sqlEmployee } from './sizes.ts';

const moment = `'YYYY-MM-DD"T"HH24:MI:SS'`;

/**
 * A booking as one call of one function: the employee's row locked first, then the very rows that the product
 * writes, the event in its queues and the remembered answer among them. It decides nothing.
 */
const definition = (document: string): string => `
create or replace function bench_book(n bigint, salons int, first date) returns void language plpgsql as $$
declare
  number int := n % salons + 1;
  round bigint := n / salons;
  salon uuid := ${sqlCode('salon', 'number')};
  employee uuid := ${sqlEmployee('number', `round / ${A_DAY} % ${EMPLOYEES} + 1`)};
  service uuid := ${sqlCode('service', 'number')};
  starts timestamp := first + (round / ${A_DAY * EMPLOYEES} % ${BOOKED_DAYS})::int + time '09:00'
    + round % ${A_DAY} * interval '30 minutes';
  ends timestamp := starts + interval '30 minutes';
  made uuid := gen_random_uuid();
  written text;
begin
  perform from appointment.employee_copies where salon_code = salon and code = employee for update;
  written := format('${document.replaceAll("'", "''")}', made, made, salon, employee, service, made,
    to_char(starts, ${moment}), to_char(ends, ${moment}), 'Approved');
  insert into appointment.answered_calls (owner, key, route, body_hash, answer)
  values (salon::text, 'bare-' || n, 'appointment.bookByDesk', md5(written), (written || 'null}}')::jsonb);
  insert into appointment.occupancy values (salon, employee, 0, tsrange(starts, ends), 'appointment', made, null);
  insert into appointment.appointments values (salon, made, made, starts, ends, employee, service, null, null,
    'Approved', 900, 1, '{"phases": null, "duration": 30, "bufferAfter": 0}', 0, written, null, 1, now());
  insert into appointment.history values (salon, made, made, now(), made, 'Isil Kara', 'booked', null, 'Approved');
  insert into appointment.calendar_versions as held values (salon, 1)
  on conflict (salon_code) do update set version = held.version + 1;
  insert into pgboss.job (name, data)
  select name, jsonb_build_object('id', made, 'name', event, 'salonCode', salon, 'data', (written || 'null}}')::jsonb)
  from pgboss.subscription where event = 'appointment.booked';
end $$;
create sequence if not exists bench_bookings;
`;

export const plantBareBooking = async (house: Pick<House, 'rows'>): Promise<void> => {
  await house.rows(definition(await documentLike(house)));
};

export const bareBooking = (salons: number, world: number): string =>
  `select bench_book(nextval('bench_bookings'), ${salons}, '${dateAfter(firstBooked(world) + BOOKED_DAYS)}');\n`;
