import { appointment } from '@ayna/contracts/appointment';
import type { Route } from '@ayna/contracts/core/contract';
import { finance } from '@ayna/contracts/finance';
import { addDays } from '@ayna/domain/wall-clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { date, openSalon, type TestSalon } from './appointment/kit.ts';
import { startTestProduct, type TestProduct } from './appointment/test-product.ts';

let product: TestProduct;
let salon: TestSalon;
beforeAll(async () => {
  product = await startTestProduct();
  salon = await openSalon(product);
}, 60_000);
afterAll(() => product[Symbol.asyncDispose]());

const { bySalon, bySalonFiltered, bySalonFilteredCount } = appointment.routes;

const lists: readonly [string, Route][] = [
  ['by-salon', bySalon],
  ['by-salon-filtered', bySalonFiltered],
  ['by-salon-filtered-count', bySalonFilteredCount],
  ['Transaction/by-salon', finance.routes.bySalon],
];

test.each(lists)('%s refuses a span over 400 days and names the limit', async (_, route) => {
  const ask = (endDate: string) =>
    salon.owner.send(route, {
      params: { salonCode: salon.salonCode },
      query: { startDate: '2026-01-01T00:00:00', endDate },
    });
  expect((await ask('2027-02-05T00:00:00')).status).toBe(200);
  const refused = await ask('2027-02-06T00:00:00');
  expect(refused.status).toBe(422);
  const { fields } = (await refused.json()) as { fields: Record<string, string> };
  expect(fields['endDate']).toContain('400');
});

test('the appointments of one customer need no dates: they are found and counted however old they are', async () => {
  const about = { name: 'Ela', lastname: 'Er', phone: '+905321112233' };
  const first = await salon.book('10:00', about);
  const second = await salon.book('12:00', { customerCode: first.customerCode });
  await product.rows(
    `update appointment.appointments set starts_at = starts_at - interval '6 years', ends_at = ends_at - interval '6 years'
     where code = $1`,
    [first.code],
  );
  const input = {
    params: { salonCode: salon.salonCode },
    query: { customerCode: first.customerCode ?? '' },
  };
  const found = await salon.owner.call(bySalonFiltered, input);
  expect(found.map(({ code }) => code)).toEqual([first.code, second.code]);
  expect(await salon.owner.call(bySalonFilteredCount, input)).toEqual({ count: 2 });
});

test('a cell of the month, its day and the count agree: every status, and nights on both days', async () => {
  const other = await openSalon(product);
  const { call } = other.owner;
  const params = { salonCode: other.salonCode };
  const [canceled, night] = [await other.book('10:00'), await other.book('19:00')];
  await other.book('12:00');
  const { updateStatus } = appointment.routes;
  await call(updateStatus, { params: { code: canceled.code }, query: { status: 'Canceled' } });
  await product.rows(
    `update appointment.appointments set starts_at = $2::date + time '23:30', ends_at = $2::date + interval '24 hours 30 minutes'
     where code = $1`,
    [night.code, date],
  );
  const next = addDays(date, 1);
  const counts = await call(appointment.routes.dayCounts, { params, query: { from: date, to: next } });
  const none = { continued: 0, pending: 0, completed: 0, noShow: 0, canceled: 0 };
  expect(counts).toEqual([
    { ...none, date, count: 3, canceled: 1 },
    { ...none, date: next, count: 1, continued: 1 },
  ]);
  for (const { date: day, count } of counts) {
    const query = { startDate: `${day}T00:00:00`, endDate: `${day}T23:59:59` };
    expect(await call(bySalonFilteredCount, { params, query })).toEqual({ count });
    expect(await call(bySalonFiltered, { params, query })).toHaveLength(count);
  }
});
