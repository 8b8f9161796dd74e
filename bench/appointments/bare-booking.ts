import type { BenchProduct } from './bench-product.ts';
import { BOOKING_DAYS, firstBookingDay, SLOTS_PER_DAY } from './book-requests.ts';
import { documentTemplate, phone } from './load-appointments.ts';
import { dateAfter, EMPLOYEES, sqlCode, sqlEmployee } from './sizes.ts';

const timestampFormat = `'YYYY-MM-DD"T"HH24:MI:SS'`;

/**
 * A booking as one call of one SQL function: it locks the employee's row and writes the same rows as the product,
 * including the event in its queues and the stored idempotent response. It checks nothing.
 */
const functionSql = (document: string): string => `
create or replace function bench_book(n bigint, salons int, first date) returns void language plpgsql as $$
declare
  number int := n % salons + 1;
  round bigint := n / salons;
  salon uuid := ${sqlCode('salon', 'number')};
  employee uuid := ${sqlEmployee('number', `round / ${SLOTS_PER_DAY} % ${EMPLOYEES} + 1`)};
  service uuid := ${sqlCode('service', 'number')};
  starts timestamp := first + (round / ${SLOTS_PER_DAY * EMPLOYEES} % ${BOOKING_DAYS})::int + time '09:00'
    + round % ${SLOTS_PER_DAY} * interval '30 minutes';
  ends timestamp := starts + interval '30 minutes';
  appointment_code uuid := gen_random_uuid();
  appointment_document text;
begin
  perform from appointment.employee_copies where salon_code = salon and code = employee for update;
  appointment_document := format('${document.replaceAll("'", "''")}', appointment_code, appointment_code, salon, employee, service, appointment_code,
    to_char(starts, ${timestampFormat}), to_char(ends, ${timestampFormat}), 'Approved');
  insert into appointment.answered_calls (owner, key, route, body_hash, answer)
  values (salon::text, 'bare-' || n, 'appointment.bookByDesk', md5(appointment_document), appointment_document::jsonb);
  insert into appointment.occupancy values (salon, employee, 0, tsrange(starts, ends), 'appointment', appointment_code, null);
  insert into appointment.appointments values (salon, appointment_code, appointment_code, starts, ends, employee, service, null, null,
    'Approved', 900, 1, '{"phases": null, "duration": 30, "bufferAfter": 0}', 0, appointment_document, 1, now());
  insert into appointment.history values (salon, appointment_code, appointment_code, now(), appointment_code, 'Isil Kara', 'booked', null, 'Approved');
  insert into appointment.calendar_versions as held values (salon, 1)
  on conflict (salon_code) do update set version = held.version + 1;
  insert into pgboss.job (name, data)
  select name, jsonb_build_object('id', appointment_code, 'name', 'appointment.booked', 'salonCode', salon, 'data', appointment_document::jsonb)
  from pgboss.queue where name like '%.appointment.booked';
end $$;
create sequence if not exists bench_bookings;
`;

export const createBareBooking = async (product: Pick<BenchProduct, 'query'>): Promise<void> => {
  // The measured bookings name no customer.
  const document = (await documentTemplate(product)).replace(JSON.stringify(phone), 'null');
  await product.query(functionSql(document));
};

export const bareBookingScript = (salons: number, sizeIndex: number): string =>
  `select bench_book(nextval('bench_bookings'), ${salons}, '${dateAfter(firstBookingDay(sizeIndex) + BOOKING_DAYS)}');\n`;
