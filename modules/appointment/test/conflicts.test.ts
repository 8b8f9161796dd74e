import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppointmentApp, appointmentApp, monday, routes } from './kit.ts';

let app: AppointmentApp;
beforeAll(async () => {
  app = await appointmentApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const tuesday = '2024-11-19';

const friday = '2024-11-22';

/** Two employees, of whom the first is away from the Monday on, with an appointment of hers at noon. */
const salonWithAbsence = async (until = tuesday) => {
  const salon = await app.openSalon(2);
  const desk = app.desk(salon.code);
  const [absent, other] = salon.team;
  if (!absent || !other) throw new Error('a team of two');
  const book = (employeeCode: string, start: string) =>
    desk.call(routes.bookByDesk, {
      body: app.form(salon, start, {
        services: [{ serviceCode: salon.service.code, employeeCode }],
      }),
    });
  await book(absent.code, '12:00');
  const leave = { code: absent.code, kind: 'Sick' as const, note: '' };
  await app.storeCopy('employee_copies', salon.code, {
    ...absent,
    version: 2,
    leaves: [{ ...leave, startDate: `${monday}T00:00:00`, endDate: `${until}T00:00:00` }],
  } as typeof absent);
  return { salonCode: salon.code, desk, absent: absent.code, other: other.code, book };
};

test('later times are listed only where they are asked for, and can be used', async () => {
  const { salonCode, desk, absent, other } = await salonWithAbsence();
  const params = { salonCode };
  const [plain] = await desk.call(routes.conflicts, { params, query: {} });
  expect(plain).toMatchObject({ substitutes: [other], laterTimes: [] });
  const [conflict] = await desk.call(routes.conflicts, { params, query: { later: 'true' } });
  expect(conflict?.laterTimes).toEqual([
    { employeeCode: absent, startDate: `${tuesday}T12:00:00` },
    { employeeCode: other, startDate: `${tuesday}T12:00:00` },
  ]);
  const { code = '', version = 0 } = conflict?.appointment ?? {};
  const body = { version, ...conflict?.laterTimes[0], tellCustomer: false };
  await desk.call(routes.change, { params: { code }, body });
  expect(await desk.call(routes.conflicts, { params, query: { later: 'true' } })).toEqual([]);
});

test('a taken time is not offered, also days after the asked dates', async () => {
  const { salonCode, desk, absent, book } = await salonWithAbsence(friday);
  await book(absent, `${friday}T12:00:00`);
  const query = { later: 'true' as const, startDate: `${monday}T00:00:00`, endDate: `${tuesday}T00:00:00` };
  const [conflict] = await desk.call(routes.conflicts, { params: { salonCode }, query });
  expect(conflict?.laterTimes[0]).toEqual({ employeeCode: absent, startDate: `${friday}T11:30:00` });
});
