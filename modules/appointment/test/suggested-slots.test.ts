import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AppointmentApp, appointmentApp, nine, routes } from './kit.ts';

let app: AppointmentApp;
beforeAll(async () => {
  app = await appointmentApp();
});
beforeEach(() => {
  app.clock.now = nine;
});
afterAll(() => app[Symbol.asyncDispose]());

const tuesday = '2024-11-19';

type Options = Parameters<AppointmentApp['openSalon']>[1];

/** The starts of a day that is taken from 13:00 to 13:45. */
const offered = async (options: Options, date = tuesday) => {
  const salon = await app.openSalon(1, options);
  const body = app.form(salon, `${date}T13:00:00`, { duration: 45 });
  await app.desk(salon.code).call(routes.bookByDesk, { body });
  const slots = await app.as(null).call(routes.freeSlots, {
    params: { salonCode: salon.code },
    query: { date, services: salon.service.code } as never,
  });
  const clocks = slots.map(({ startDate }) => startDate.slice(11, 16));
  return { clocks, suggested: clocks.filter((_, index) => slots[index]?.suggested) };
};

test('starts next to taken time and at the ends of the day are suggested, in the order of the day', async () => {
  const { clocks, suggested } = await offered({ service: { duration: 60 } });
  expect(suggested).toEqual(['09:00', '12:00', '13:45', '19:00']);
  expect(clocks).toContain('09:15');
  expect(clocks).toEqual(clocks.toSorted());
});

test('today begins with the first start that can still be booked', async () => {
  const { suggested } = await offered({ service: { duration: 60 } }, '2024-11-18');
  // It is nine o'clock, and the salon wants half an hour of notice.
  expect(suggested).toEqual(['09:30', '12:00', '13:45', '19:00']);
});

test('a salon that switches it off offers the same times, and suggests none', async () => {
  const on = await offered({ service: { duration: 60 } });
  const off = await offered({ salon: { suggestSlots: false }, service: { duration: 60 } });
  expect(off.clocks).toEqual(on.clocks);
  expect(off.suggested).toEqual([]);
});
