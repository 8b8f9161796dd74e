// A day in a salon, told in the order in which it was answered. Run under several zones, it must read the same.
import { daysAfter, minutesFrom, momentAt } from '../src/rules/wall-time.ts';
import { appointmentApp, monday, routes, serviceState } from './kit.ts';

const said: unknown[] = [];

const halfHours = (): string[] => {
  const moments: string[] = [];
  for (let day = 0; day < 400; day += 1) {
    const date = daysAfter('2024-01-01', day);
    for (let half = 0; half < 48; half += 1) {
      const moment = momentAt(date, half * 30);
      if (minutesFrom(date, moment) !== half * 30) throw new Error(`${moment} does not come back`);
      moments.push(moment);
    }
  }
  return moments;
};
said.push(halfHours());

await using app = await appointmentApp();
const salon = await app.openSalon(2, { salon: { slotStep: 30 } });
const late = serviceState({ duration: 90, bufferAfter: 10 });
await app.plant('service_copies', salon.code, late);
const desk = app.desk(salon.code);
const visitor = app.as(null);
const params = { salonCode: salon.code };

for (const start of ['10:00', '10:30', '19:30'])
  said.push(await desk.call(routes.bookByDesk, { body: app.form(salon, start) }));
const services = [{ serviceCode: late.code, employeeCode: salon.team[0]?.code ?? null }];
// The last week of March and of October, when clocks elsewhere are set.
for (const date of ['2024-11-19', '2024-12-31', '2025-01-01'])
  said.push(
    await desk.call(routes.bookByDesk, { body: app.form(salon, `${date}T11:00:00.000Z`, { services }) }),
  );
const query = { startDate: `${monday}T00:00:00.000Z`, endDate: '2025-01-02T23:59:59.999Z' };
const list = await desk.call(routes.bySalonFiltered, { params, query });
said.push(list);
said.push(
  await visitor.call(routes.freeSlots, {
    params,
    query: { date: monday, services: salon.service.code } as never,
  }),
);
said.push(
  await visitor.call(routes.freeDays, {
    params,
    query: { month: '2024-12', services: salon.service.code } as never,
  }),
);
said.push(await desk.call(routes.dayCounts, { params, query: { from: monday, to: '2025-01-02' } }));
const code = list[0]?.code ?? '';
said.push(
  await desk.call(routes.change, {
    params: { code },
    body: { version: 1, startDate: `${monday}T23:30:00`, overlapReason: 'gece', tellCustomer: false },
  }),
);
said.push(await desk.call(routes.one, { params: { code } }));

/** Codes are new each time; by the order in which they turn up they are the same. */
const names = new Map<string, string>();
const named = (text: string): string => {
  const known = names.get(text) ?? `code-${names.size}`;
  names.set(text, known);
  return known;
};
process.stdout.write(JSON.stringify(said).replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, named));
