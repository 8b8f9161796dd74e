import { expect, test } from 'vitest';
import { appointmentApp, routes } from './kit.ts';

test('customers see their own appointments without notes and reasons of the desk', async () => {
  await using app = await appointmentApp();
  const salon = await app.openSalon(1);
  const desk = app.desk(salon.code);
  const services = [{ serviceCode: salon.service.code, employeeCode: salon.team[0]?.code ?? null }];
  const note = 'Hep geç kalıyor';
  const overlapReason = 'Nasılsa gecikir';
  const { appointments } = await desk.call(routes.bookByDesk, {
    body: app.form(salon, '10:00', { services, note, overlapReason, name: 'Melike', lastname: 'Işık' }),
  });
  const customer = app.people.person();
  const code = appointments[0]?.code ?? '';
  await app.database.asAdmin((client) =>
    client.query('update appointment.appointments set person_code = $2 where code = $1', [
      code,
      customer.code,
    ]),
  );

  const mine = await app.as(customer).call(routes.mine, {});
  expect(mine).toMatchObject([
    { code, note: '', overlapReason: null, customerSnapshot: { name: 'Melike' }, status: 'Approved' },
  ]);
  expect(JSON.stringify(mine)).not.toMatch(/geç|gecik/);
  expect(await desk.call(routes.byCode, { params: { code } })).toMatchObject({ note, overlapReason });
});
