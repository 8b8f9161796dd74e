import { appointment } from '@ayna/contracts/appointment';
import { catalog } from '@ayna/contracts/catalog';
import { employee } from '@ayna/contracts/employee';
import { salon } from '@ayna/contracts/salon';
import { dayBounds, holidayYears, pendingFilters } from '@ayna/domain/calendar-range';
import { wallDate } from '@ayna/domain/wall-now';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, type TeamApp, type TestPerson, teamApp } from './kit.ts';

const { calendarStart, bySalon } = employee.routes;

let app: TeamApp;
let open: Awaited<ReturnType<TeamApp['openSalon']>>;
beforeAll(async () => {
  app = await teamApp();
  open = await app.openSalon(50);
});
afterAll(() => app[Symbol.asyncDispose]());

/** The same by the routes of the parts. */
const readParts = async (as: TestPerson, salonCode: string, date: string) => {
  const params = { salonCode };
  const { routes } = appointment;
  return {
    salonCode,
    date,
    team: await as.call(bySalon, { params, query: {} }),
    salon: await as.call(salon.routes.byCode, { params }),
    holidays: await as.call(catalog.routes.holidays, { query: holidayYears(date) }),
    appointments: await as.call(routes.bySalonFiltered, { params, query: dayBounds(date, date) }),
    blocks: await as.call(routes.blocks, { params, query: dayBounds(date, date) }),
    pending: await as.call(routes.bySalonFilteredCount, { params, query: pendingFilters(date) }),
  };
};

test('GET /api/Employee/calendar-start', async () => {
  const { salonCode, owner, self } = open;
  await app.add(open);
  const date = wallDate(Date.now(), 'Europe/Istanbul');
  await owner.call(appointment.routes.blockTime, {
    body: {
      salonCode,
      employeeCode: self.code,
      startDate: `${date}T10:00:00`,
      endDate: `${date}T11:00:00`,
      reason: 'Fatura',
    },
  });
  const start = await owner.call(calendarStart, {});
  expect(start).toEqual(await readParts(owner, salonCode, start.date));
  expect(start.date).toBe(date);
  expect(start.team).toHaveLength(2);
  expect(start.blocks).toHaveLength(1);
  expect(start.holidays?.length).toBeGreaterThan(0);
});

test('everybody sees in it what they see by the routes of its parts', async () => {
  const colleague = await app.hire(open);
  const start = await colleague.call(calendarStart, {});
  expect(start).toEqual(await readParts(colleague, open.salonCode, start.date));
  expect(start.team.find(({ code }) => code === open.self.code)?.phone).toBeNull();
});

test('a part that its module does not answer is null, and the others are there', async () => {
  await app.rows('alter table appointment.blocks rename to blocks_away', []);
  try {
    const start = await open.owner.call(calendarStart, {});
    expect(start).toMatchObject({ blocks: null, salon: { code: open.salonCode }, appointments: [] });
    expect(start.team.length).toBeGreaterThan(0);
  } finally {
    await app.rows('alter table appointment.blocks_away rename to blocks', []);
  }
});

test('it is refused to people without a salon and to visitors', async () => {
  const stranger = await app.person();
  await expect(stranger.call(calendarStart, {})).rejects.toMatchObject(refusal('not-found', 404));
  await expect(app.visitor.call(calendarStart, {})).rejects.toMatchObject(refusal('sign-in-needed', 401));
});
