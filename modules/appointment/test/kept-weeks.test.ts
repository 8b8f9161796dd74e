import { expect, test } from 'vitest';
import { appointmentApp, monday, routes } from './kit.ts';

test('a week that was just read is read anew as soon as something in it changes', async () => {
  await using app = await appointmentApp();
  const salon = await app.openSalon(1);
  const desk = app.desk(salon.code);
  const week = () =>
    desk.call(routes.bySalonFiltered, {
      params: { salonCode: salon.code },
      query: { startDate: `${monday}T00:00:00`, endDate: `${monday}T23:59:59` },
    });
  expect(await week()).toEqual([]);
  for (const hour of [10, 11, 12, 13]) {
    await desk.call(routes.bookByDesk, { body: app.form(salon, `${hour}:00`) });
    const [one, again] = [await week(), await week()];
    expect(one).toHaveLength(hour - 9);
    expect(again).toEqual(one);
  }
  const [first] = await week();
  await desk.call(routes.updateStatus, {
    params: { code: first?.code ?? '' },
    query: { status: 'Completed' },
  });
  expect((await week()).map(({ status }) => status)).toContain('Completed');
});

test('a state that is written anew is used at once, also under the version it had', async () => {
  await using app = await appointmentApp();
  const salon = await app.openSalon(1);
  const free = async () =>
    (
      await app.as(null).call(routes.freeSlots, {
        params: { salonCode: salon.code },
        query: { date: monday, services: salon.service.code } as never,
      })
    ).length;
  const before = await free();
  const longer = { ...salon.service, duration: 300 };
  await app.plant('service_copies', salon.code, longer);
  expect(await free()).toBeLessThan(before);
});
