import { expect, test } from 'vitest';
import { appointmentApp, monday, routes } from './kit.ts';

test('a cached week is read again as soon as something in it changes', async () => {
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
    const [fresh, cached] = [await week(), await week()];
    expect(fresh).toHaveLength(hour - 9);
    expect(cached).toEqual(fresh);
  }
  const [first] = await week();
  await desk.call(routes.updateStatus, {
    params: { code: first?.code ?? '' },
    query: { status: 'Completed' },
  });
  expect((await week()).map(({ status }) => status)).toContain('Completed');
});

test('a changed copy is used at once, even if its version is unchanged', async () => {
  await using app = await appointmentApp();
  const salon = await app.openSalon(1);
  const countFreeSlots = async () =>
    (
      await app.as(null).call(routes.freeSlots, {
        params: { salonCode: salon.code },
        query: { date: monday, services: salon.service.code } as never,
      })
    ).length;
  const before = await countFreeSlots();
  const longer = { ...salon.service, duration: 300 };
  await app.storeCopy('service_copies', salon.code, longer);
  expect(await countFreeSlots()).toBeLessThan(before);
});
