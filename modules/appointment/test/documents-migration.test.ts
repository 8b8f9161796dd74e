import type { Appointment } from '@ayna/contracts/appointment';
import { maskCustomerPhone } from '@ayna/contracts/core/mask';
import { migrate } from '@ayna/kernel/migrate/run';
import { expect, test } from 'vitest';
import { appointmentModule } from '../src/index.ts';
import { type AppointmentApp, appointmentApp, routes } from './kit.ts';

/** Turns the table back to what migration 0006 left: one document, cut off where the phone goes, and the phone. */
const revertToOneDocument = `
  alter table appointment.appointments add column phone text;
  update appointment.appointments set
    phone = document_with_phone::json -> 'customerSnapshot' ->> 'phone',
    document = regexp_replace(document, '"phone":[^,{}]*}}$', '"phone":');
  alter table appointment.appointments drop column document_with_phone;
  delete from ayna.migrations where module = 'appointment' and name = '0007_documents_with_phone.sql'`;

/** The customer module, which knows phones, does not run in this test. */
const storePhone = ({ database }: AppointmentApp, booked: Appointment, phone: string) => {
  const appointment = {
    ...booked,
    customerSnapshot: booked.customerSnapshot && { ...booked.customerSnapshot, phone },
  };
  const documents = [maskCustomerPhone(appointment), appointment].map((one) => JSON.stringify(one));
  return database.asAdmin((client) =>
    client.query(
      'update appointment.appointments set document = $2, document_with_phone = $3 where code = $1',
      [booked.code, ...documents],
    ),
  );
};

test('appointments written before there were two documents are read the same after the migration', async () => {
  await using app = await appointmentApp();
  const salon = await app.openSalon(1);
  const desk = app.desk(salon.code);
  const phones = ['+905321234567', '+4915123456789', null];
  for (const [index, phone] of phones.entries()) {
    const body = app.form(salon, `1${index}:00`, { name: 'Ömer', lastname: 'Çağlar' });
    const [booked] = (await desk.call(routes.bookByDesk, { body })).appointments;
    if (booked && phone) await storePhone(app, booked, phone);
  }
  await desk.call(routes.bookByDesk, { body: app.form(salon, '15:00') });
  const readRows = () =>
    app.database.asAdmin(async (client) => {
      const { rows } = await client.query<{ document: string }>(
        'select document, document_with_phone from appointment.appointments order by starts_at',
      );
      return rows;
    });
  const before = await readRows();
  expect(before).toHaveLength(4);

  await app.database.asAdmin((client) => client.query(revertToOneDocument));
  const { rows: former } = await app.database.asAdmin((client) =>
    client.query<{ document: string }>('select document from appointment.appointments order by starts_at'),
  );
  expect(former[0]?.document).toMatch(/"phone":$/);
  await migrate({ url: app.database.url, modules: [appointmentModule] });

  expect(await readRows()).toEqual(before);
});
