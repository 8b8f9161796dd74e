import { moduleCalls } from '@ayna/contracts/module-calls';
import { service } from '@ayna/contracts/service';
import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import { testApp } from '@ayna/kernel/testkit/app';
import { serviceModule } from '@ayna/service';
import { subscriptionModule } from '@ayna/subscription';
import { expect, test } from 'vitest';

const DAY_MS = 86_400_000;

const cut = {
  name: 'Saç kesimi',
  description: '',
  category: 'Cut',
  color: 1,
  duration: 45,
  phases: null,
  bufferAfter: 0,
  price: 900,
  showPrice: true,
  type: 'Single',
  sessionCount: null,
  sessionIntervalDays: null,
  online: true,
  active: true,
} as const;

test('a salon can add services during its trial, and still read them afterwards', async () => {
  const clock = { now: Date.parse('2024-11-15T12:00+03:00') };
  await using app = await testApp({
    modules: [serviceModule, subscriptionModule],
    moduleCalls,
    now: () => clock.now,
  });
  const salonCode = newCode();
  const owner = app.as(app.people.member(salonCode, 'Administrator'));
  const add = () => owner.send(service.routes.create, { body: { salonCode, ...cut } });
  const list = () => owner.call(service.routes.bySalon, { params: { salonCode } });

  expect(await (await add()).json()).toMatchObject({ code: 'package-needed' });
  await app.ctxFor('salon').call(subscription.routes.beginTrial, { body: { salonCode } });
  expect((await add()).status).toBe(200);
  clock.now += 15 * DAY_MS;
  expect(await (await add()).json()).toMatchObject({ code: 'package-needed' });
  expect(await list()).toHaveLength(1);

  const admin = app.as(app.people.person({ admin: true }));
  await admin.call(subscription.routes.extendTrial, { body: { salonCode, days: 7 } });
  expect((await add()).status).toBe(200);
  expect(await list()).toHaveLength(2);
});
