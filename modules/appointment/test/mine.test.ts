import { expect, test } from 'vitest';
import { appointmentApp, nine, routes } from './kit.ts';

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

  const mine = await app.as(customer).call(routes.mine, { query: {} });
  expect(mine).toMatchObject([
    { code, note: '', overlapReason: null, customerSnapshot: { name: 'Melike' }, status: 'Approved' },
  ]);
  expect(JSON.stringify(mine)).not.toMatch(/geç|gecik/);
  expect(await desk.call(routes.byCode, { params: { code } })).toMatchObject({ note, overlapReason });
});

test('customers see those of all salons by page, with the salon and what may be done', async () => {
  await using app = await appointmentApp();
  const customer = app.people.person();
  const salons = [
    await app.openSalon(1, { salon: { name: 'Nehir' } }),
    await app.openSalon(2, { salon: { name: 'Vadi' } }),
  ];
  for (const [index, salon] of salons.entries())
    for (const time of ['10:00', '12:00', '17:00'])
      await app.desk(salon.code).call(routes.bookByDesk, {
        body: app.form(salon, `2024-11-${18 + index}T${time}:00`),
      });
  const strangers = await app.desk(salons[1]?.code ?? '').call(routes.bookByDesk, {
    body: app.form(salons[1] as never, '17:00'),
  });
  await app.database.asAdmin((client) =>
    client.query('update appointment.appointments set person_code = $1 where visit_code <> $2', [
      customer.code,
      strangers.visitCode,
    ]),
  );
  // 12:31: the first two of Monday are over.
  app.clock.now = nine + 211 * 60_000;
  const list = async (query: object) =>
    (await app.as(customer).call(routes.mine, { query })).map(({ salon, may, appointmentTime }) => [
      salon?.name,
      appointmentTime.appointmentStartDate.slice(8, 16),
      may.cancel,
      may.until?.slice(8, 16) ?? null,
    ]);
  expect(await list({ when: 'upcoming' })).toEqual([
    ['Nehir', '18T17:00', true, '18T14:00'],
    ['Vadi', '19T10:00', true, '19T07:00'],
    ['Vadi', '19T12:00', true, '19T09:00'],
    ['Vadi', '19T17:00', true, '19T14:00'],
  ]);
  expect(await list({ when: 'past' })).toEqual([
    ['Nehir', '18T12:00', false, null],
    ['Nehir', '18T10:00', false, null],
  ]);
  expect(await list({})).toHaveLength(6);
  expect(await list({ when: 'past', salonCode: salons[1]?.code })).toEqual([]);
  expect(await list({ when: 'upcoming', salonCode: salons[0]?.code })).toHaveLength(1);
  expect(await list({ page: 1 })).toEqual([]);
  const guest = app.people.person({ customerOnly: true });
  expect(await app.as(guest).call(routes.mine, { query: {} })).toEqual([]);
});

test('customers see in the list what they confirmed, and their courses with the next session', async () => {
  await using app = await appointmentApp();
  app.clock.now = nine;
  const service = { type: 'Session', sessionCount: 3, sessionIntervalDays: 7 } as const;
  const salon = await app.openSalon(1, { service });
  const desk = app.desk(salon.code);
  const customer = app.people.person({ customerOnly: true });
  const book = async (start: string) =>
    (await desk.call(routes.bookByDesk, { body: app.form(salon, start) })).appointments[0]?.code ?? '';
  const codes = [await book('15:00'), await book('2024-11-25T15:00:00')];
  await app.database.asAdmin(async (client) => {
    for (const [index, code] of codes.entries())
      await client.query(
        `update appointment.appointments set person_code = $2, session_number = $3,
           document = jsonb_set(document::jsonb, '{sessionNumber}', to_jsonb($3::int))::text where code = $1`,
        [code, customer.code, index + 1],
      );
  });
  const me = app.as(customer);
  const { manageToken } = await me.call(routes.createMyManageLink, { params: { code: codes[0] ?? '' } });
  await me.call(routes.confirmManaged, { params: { token: manageToken } });

  const mine = await me.call(routes.mine, { query: { when: 'upcoming' } });
  expect(mine.map(({ confirmedAt }) => confirmedAt !== null)).toEqual([true, false]);
  expect(mine[0]?.salon).toMatchObject({ type: 'HairSalon', takesOnline: true });
  expect(await me.call(routes.myCourses, {})).toMatchObject([
    {
      salon: { code: salon.code },
      serviceCode: salon.service.code,
      sessionCount: 3,
      sessions: [
        { sessionNumber: 1, status: 'Approved' },
        { sessionNumber: 2, status: 'Approved' },
      ],
      nextProposed: '2024-12-02',
    },
  ]);
  expect(await app.as(app.people.person()).call(routes.myCourses, {})).toEqual([]);
});
