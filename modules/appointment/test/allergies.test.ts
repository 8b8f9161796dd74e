import { newCode } from '@ayna/kernel/codes';
import { expect, test } from 'vitest';
import { appointmentApp, routes } from './kit.ts';

// Who sees them is tested with the customer module, in apps/api/test/appointment.

test('an appointment is shown without allergies while the customer module does not answer', async () => {
  await using app = await appointmentApp();
  const salon = await app.openSalon(1);
  const desk = app.desk(salon.code);
  const { appointments } = await desk.call(routes.bookByDesk, { body: app.form(salon, '10:00') });
  const code = appointments[0]?.code ?? '';
  await app.database.asAdmin((client) =>
    client.query(
      `update appointment.appointments set document = replace(document, '"customerCode":null', $1)
       where code = $2`,
      [`"customerCode":"${newCode()}"`, code],
    ),
  );
  expect(await desk.call(routes.byCode, { params: { code } })).toMatchObject({ code, allergies: null });
  // Nobody else learns that there could be some.
  const colleague = app.as(app.people.member(salon.code));
  expect(await colleague.call(routes.byCode, { params: { code } })).toMatchObject({ code, allergies: '' });
});
