import { customer, type LapsedAfter } from '@ayna/contracts/customer';
import { addDays } from '@ayna/domain/wall-clock';
import { defineModule, routesOf } from '@ayna/kernel/module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appointmentModule } from '../src/index.ts';
import {
  type AppointmentApp,
  appointmentApp,
  employeeState,
  monday,
  nine,
  routes,
  serviceState,
} from './kit.ts';

/** Who has lapsed, by salon; the customer module of these tests fails for a salon that is not in it. */
const lapsedIn = new Map<string, LapsedAfter[]>();

const { lapsed } = customer.routes;
const customerModule = defineModule({
  name: 'customer',
  home: `${import.meta.dirname}/others`,
  routes: routesOf({ ...customer, routes: { lapsed } } as const, {
    lapsed: async ({ salon }) => {
      const found = lapsedIn.get(salon);
      if (!found) throw new Error('not now');
      return found;
    },
  }),
});

let app: AppointmentApp;
beforeAll(async () => {
  app = await appointmentApp({
    modules: [appointmentModule, customerModule],
    moduleCalls: { appointment: ['customer'] },
    env: { LIMITS: 'off' },
  });
});
afterAll(() => app[Symbol.asyncDispose]());

const query = (text: string, values: unknown[]) =>
  app.database.asAdmin((client) => client.query(text, values));

const tuesday = 1;

/** Four weeks in which the one employee works 40 minutes of each hour, but 10 on Tuesdays from 14:00 to 17:00. */
const fillWeeks = async (salonCode: string) => {
  for (let day = -28; day < 0; day += 1) {
    const isTuesday = (day + 28) % 7 === tuesday;
    const minutes = Array.from({ length: 24 }, (_, hour) => {
      if (hour < 9 || hour >= 20) return 0;
      return isTuesday && hour >= 14 && hour < 17 ? 10 : 40;
    });
    await query(
      `insert into appointment.day_figures values ($1, $2, 'source', 'desk', 0, 11, 0, 0, 0, 0, $3, $4)`,
      [salonCode, addDays(monday, day), minutes, Array(7).fill(0)],
    );
  }
};

/** The desk cancels requests that it never approved. */
const refuse = async (salon: Awaited<ReturnType<AppointmentApp['openSalon']>>, days: readonly string[]) => {
  const desk = app.desk(salon.code);
  for (const day of days) {
    const body = app.form(salon, `${day}T10:00:00`);
    const [booked] = (await desk.call(routes.bookByDesk, { body })).appointments;
    await query(
      `update appointment.appointments set status = 'Pending',
         document = replace(document, '"status":"Approved"', '"status":"Pending"') where code = $1`,
      [booked?.code],
    );
    await desk.call(routes.cancel, {
      params: { code: booked?.code ?? '' },
      body: { reason: 'other', remark: '' },
    });
  }
};

const readerOf = (salonCode: string) => app.as(app.people.member(salonCode, 'view-reports'));

test('quiet hours of four weeks and refused requests make two suggestions, the same all week', async () => {
  const salon = await app.openSalon(1);
  const other = serviceState();
  await app.storeCopy('service_copies', salon.code, other);
  const volkan = employeeState({
    allServices: false,
    serviceCodes: [other.code],
    userSnapshot: { name: 'Volkan', lastname: 'Kaya' },
    // Without hours in the quiet weeks' figures, but with free time on Sundays.
    workHours: [{ day: 'Sunday', startTime: '09:00:00', endTime: '12:00:00' }],
  });
  await app.storeCopy('employee_copies', salon.code, volkan);
  await refuse(salon, ['2024-09-02', '2024-09-03', '2024-10-01', '2024-10-02', '2024-10-03']);
  await fillWeeks(salon.code);
  const params = { salonCode: salon.code };
  const reader = readerOf(salon.code);
  const advice = await reader.call(routes.advice, { params });
  expect(advice).toMatchObject({
    off: false,
    week: monday,
    items: [
      {
        kind: 'quiet-stretch',
        weekday: 2,
        fromHour: 14,
        toHour: 17,
        percent: 16,
        weeks: ['2024-10-22', '2024-10-29', '2024-11-05', '2024-11-12'].map((date) => ({
          date,
          hours: [14, 15, 16].map((hour) => ({ hour, percent: 16 })),
        })),
      },
      {
        kind: 'turned-down',
        serviceCode: salon.service.code,
        count: 5,
        employeeCode: volkan.code,
        employeeName: 'Volkan Kaya',
        months: [
          { month: '2024-09', count: 2 },
          { month: '2024-10', count: 3 },
        ],
      },
    ],
  });
  app.clock.now = nine + 6 * 86_400_000;
  expect(await reader.call(routes.advice, { params })).toEqual(advice);
  app.clock.now = nine;
});

test('a salon switches suggestions off and on again', async () => {
  const salon = await app.openSalon(1);
  await fillWeeks(salon.code);
  const params = { salonCode: salon.code };
  const manager = app.as(app.people.member(salon.code, 'manage-salon'));
  const read = () => readerOf(salon.code).call(routes.advice, { params });
  expect((await read()).items).toHaveLength(1);
  await manager.call(routes.setAdvice, { params, body: { off: true } });
  expect(await read()).toEqual({ off: true, week: monday, items: [] });
  await manager.call(routes.setAdvice, { params, body: { off: false } });
  expect((await read()).items).toHaveLength(1);
});

test('an empty calendar suggests nothing', async () => {
  const salon = await app.openSalon(1);
  const advice = await readerOf(salon.code).call(routes.advice, { params: { salonCode: salon.code } });
  expect(advice).toEqual({ off: false, week: monday, items: [] });
});

test('customers who have lapsed make a suggestion, and while nobody can count them the others stand', async () => {
  const salon = await app.openSalon(1);
  await fillWeeks(salon.code);
  const params = { salonCode: salon.code };
  const kinds = async () =>
    (await readerOf(salon.code).call(routes.advice, { params })).items.map(({ kind }) => kind);
  expect(await kinds()).toEqual(['quiet-stretch']);
  const after = { weeks: 10, usualDays: 35, returns: 60, months: [{ month: '2024-08', count: 14 }] };
  lapsedIn.set(salon.code, [{ serviceCode: salon.service.code, customers: 14, ...after }]);
  expect(await kinds()).toEqual(['quiet-stretch', 'lapsed']);
  lapsedIn.set(salon.code, [{ serviceCode: salon.service.code, customers: 4, ...after }]);
  expect(await kinds()).toEqual(['quiet-stretch']);
});
