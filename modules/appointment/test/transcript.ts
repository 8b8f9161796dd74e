// Writes the responses of a day in a salon. zones.test.ts runs it in several time zones: the output must be the same.
import { addDays, minutesFrom, momentAt } from '@ayna/domain/wall-clock';
import { appointmentApp, monday, routes, serviceState } from './kit.ts';

const responses: unknown[] = [];

const halfHours = (): string[] => {
  const moments: string[] = [];
  for (let day = 0; day < 400; day += 1) {
    const date = addDays('2024-01-01', day);
    for (let half = 0; half < 48; half += 1) {
      const moment = momentAt(date, half * 30);
      if (minutesFrom(date, moment) !== half * 30)
        throw new Error(`${moment} is not minute ${half * 30} of ${date}`);
      moments.push(moment);
    }
  }
  return moments;
};
responses.push(halfHours());

await using app = await appointmentApp();
const salon = await app.openSalon(2, { salon: { slotStep: 30 } });
const late = serviceState({ duration: 90, bufferAfter: 10 });
await app.storeCopy('service_copies', salon.code, late);
const desk = app.desk(salon.code);
const visitor = app.as(null);
const params = { salonCode: salon.code };

for (const start of ['10:00', '10:30', '19:30'])
  responses.push(await desk.call(routes.bookByDesk, { body: app.form(salon, start) }));
const services = [{ serviceCode: late.code, employeeCode: salon.team[0]?.code ?? null }];
// The last week of March and of October, when clocks elsewhere are set.
for (const date of ['2024-11-19', '2024-12-31', '2025-01-01'])
  responses.push(
    await desk.call(routes.bookByDesk, { body: app.form(salon, `${date}T11:00:00.000Z`, { services }) }),
  );
const query = { startDate: `${monday}T00:00:00.000Z`, endDate: '2025-01-02T23:59:59.999Z' };
const list = await desk.call(routes.bySalonFiltered, { params, query });
responses.push(list);
responses.push(
  await visitor.call(routes.freeSlots, {
    params,
    query: { date: monday, services: salon.service.code } as never,
  }),
);
responses.push(
  await visitor.call(routes.freeDays, {
    params,
    query: { month: '2024-12', services: salon.service.code } as never,
  }),
);
responses.push(await desk.call(routes.dayCounts, { params, query: { from: monday, to: '2025-01-02' } }));
const code = list[0]?.code ?? '';
responses.push(
  await desk.call(routes.change, {
    params: { code },
    body: { version: 1, startDate: `${monday}T23:30:00`, overlapReason: 'gece', tellCustomer: false },
  }),
);
responses.push(await desk.call(routes.byCode, { params: { code } }));

/** Codes differ in each run, so they are numbered in the order of their first appearance. */
const numbered = new Map<string, string>();
const toNumbered = (code: string): string => {
  const name = numbered.get(code) ?? `code-${numbered.size}`;
  numbered.set(code, name);
  return name;
};
process.stdout.write(
  JSON.stringify(responses).replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, toNumbered),
);
