import { addDays } from '@ayna/domain/wall-clock';
import { newCode } from '@ayna/kernel/codes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CustomerApp, customerApp, nine, routes } from './kit.ts';

let app: CustomerApp;
beforeAll(async () => {
  app = await customerApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** The Monday of the clock. */
const week = '2024-11-18';
const weeksAgo = (weeks: number, days = 0): string => addDays(week, -weeks * 7 + days);

type Visit = { readonly day: string; readonly service: string; readonly status?: string };

/** Appointments as the module keeps them after their events, and the card's last visit. */
const keepVisits = (salonCode: string, card: string, visits: readonly Visit[]) =>
  app.database.asAdmin(async (client) => {
    for (const { day, service, status = 'Completed' } of visits)
      await client.query(
        `insert into customer.appointments (salon_code, code, card_code, version, status, starts_at, price, service_code)
         values ($1, $2, $3, 1, $4, $5::date + time '10:00', 900, $6)`,
        [salonCode, newCode(), card, status, day, service],
      );
    await client.query(
      `update customer.cards set last_visit = (select max(starts_at) from customer.appointments own
         where own.salon_code = $1 and own.card_code = $2 and own.status = 'Completed')
       where salon_code = $1 and code = $2`,
      [salonCode, card],
    );
  });

/** A salon whose regulars come every five weeks for the same, 21 times in two years: 20 returns of 35 days. */
const salonWithRegulars = async () => {
  const salon = app.newSalon();
  const [dye, cut] = [newCode(), newCode()];
  const keep = async (name: string, visits: readonly Visit[]) => {
    const { code } = await salon.add({ name });
    await keepVisits(salon.salonCode, code, visits);
    return code;
  };
  for (const name of ['Ada', 'Bal', 'Cem'])
    await keep(
      name,
      Array.from({ length: 8 }, (_, index) => ({ day: weeksAgo(36 - index * 5), service: dye })),
    );
  const counts = () => app.otherModule.call(routes.lapsed, { params: { salonCode: salon.salonCode } });
  const names = async (lapsed: string) => {
    const { items, totalCount } = await salon.list({ lapsed });
    expect(items).toHaveLength(totalCount);
    return items.map(({ name }) => name).toSorted();
  };
  return { ...salon, dye, cut, keep, counts, names };
};

describe('customers who have lapsed after a service', () => {
  test('are counted by the month of their last visit, and the list shows exactly them', async () => {
    const salon = await salonWithRegulars();
    const { dye, cut, keep } = salon;
    await keep('Ela', [{ day: weeksAgo(11), service: dye }]);
    await keep('Fer', [{ day: weeksAgo(20), service: dye }]);
    await keep('Gül', [
      { day: weeksAgo(25), service: dye },
      { day: weeksAgo(20), service: dye },
      { day: weeksAgo(20), service: cut },
    ]);
    expect(await salon.counts()).toEqual([
      {
        serviceCode: dye,
        customers: 3,
        weeks: 10,
        usualDays: 35,
        returns: 22,
        months: [
          { month: '2024-07', count: 2 },
          { month: '2024-09', count: 1 },
        ],
      },
    ]);
    expect(await salon.names(dye)).toEqual(['Ela', 'Fer', 'Gül']);
    // Nothing is known of how often people come for the other one.
    expect(await salon.names(cut)).toEqual([]);
    expect((await salon.list({ lapsed: dye, s: 'gul' })).totalCount).toBe(1);
  });

  const cases: readonly [string, (dye: string, cut: string) => readonly Visit[], boolean][] = [
    ['ten whole weeks ago', (dye) => [{ day: weeksAgo(10, -1), service: dye }], true],
    ['a day less', (dye) => [{ day: weeksAgo(10), service: dye }], false],
    ['a year ago, and so has left', (dye) => [{ day: weeksAgo(53), service: dye }], false],
    [
      'was here for something else since',
      (dye, cut) => [
        { day: weeksAgo(20), service: dye },
        { day: weeksAgo(4), service: cut },
      ],
      false,
    ],
    [
      'comes every eleven weeks anyhow',
      (dye) => [33, 22, 11].map((weeks) => ({ day: weeksAgo(weeks), service: dye })),
      false,
    ],
    [
      'is twice as late as is usual for that',
      (dye) => [42, 32, 22].map((weeks) => ({ day: weeksAgo(weeks), service: dye })),
      true,
    ],
    [
      'is booked again',
      (dye) => [
        { day: weeksAgo(20), service: dye },
        { day: addDays(week, 3), service: dye, status: 'Approved' },
      ],
      false,
    ],
    [
      'was booked again, and did not come',
      (dye) => [
        { day: weeksAgo(20), service: dye },
        { day: weeksAgo(2), service: dye, status: 'NoShow' },
      ],
      true,
    ],
    ['only canceled', (dye) => [{ day: weeksAgo(20), service: dye, status: 'Canceled' }], false],
  ];
  test.each(cases)('%s', async (_, visits, isLapsed) => {
    const salon = await salonWithRegulars();
    await salon.keep('Ela', visits(salon.dye, salon.cut));
    expect(await salon.names(salon.dye)).toEqual(isLapsed ? ['Ela'] : []);
    expect((await salon.counts()).map(({ customers }) => customers)).toEqual(isLapsed ? [1] : []);
  });

  test('a removed card is not counted, and all week it is the same', async () => {
    const salon = await salonWithRegulars();
    const gone = await salon.keep('Ela', [{ day: weeksAgo(20), service: salon.dye }]);
    await salon.keep('Fer', [{ day: weeksAgo(10), service: salon.dye }]);
    await salon.call(routes.remove, { params: { code: gone } });
    expect(await salon.names(salon.dye)).toEqual([]);
    app.clock.now = nine + 6 * 86_400_000;
    expect(await salon.names(salon.dye)).toEqual([]);
    app.clock.now = nine + 7 * 86_400_000;
    expect(await salon.names(salon.dye)).toEqual(['Fer']);
    app.clock.now = nine;
  });

  test('of another salon show nowhere', async () => {
    const [salon, other] = [await salonWithRegulars(), await salonWithRegulars()];
    await other.keep('Ela', [{ day: weeksAgo(20), service: salon.dye }]);
    expect(await salon.counts()).toEqual([]);
    expect(await salon.names(salon.dye)).toEqual([]);
  });
});
