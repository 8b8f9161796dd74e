import { notification } from '@ayna/contracts/notification';
import { newCode } from '@ayna/kernel/codes';
import { testApp } from '@ayna/kernel/testkit/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notificationModule } from '../src/index.ts';
import { type Providers, startProviders } from './providers.ts';

let providers: Providers;
let app: Awaited<ReturnType<typeof testApp>>;
/** Just after midnight in Istanbul, in the evening of the day before in UTC. */
const now = Date.parse('2024-11-18T00:30+03:00');
beforeAll(async () => {
  providers = await startProviders();
  app = await testApp({ modules: [notificationModule], env: providers.env, now: () => now });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await providers.close();
});

const plant = (plannedAt: string) =>
  app.database.asAdmin((client) =>
    client.query(
      `insert into notification.messages (salon_code, code, cause, channel, recipient, subject, body, state, planned_at)
       values ($1, $2, $3, 'mail', 'a@ornek.com', '', '', 'accepted', $4)`,
      [newCode(), newCode(), newCode(), plannedAt],
    ),
  );

test('the 28 days begin and end at the midnights of Turkey', async () => {
  // The last second before the first day, and each end of the first and the last.
  await plant('2024-10-21T23:59:59+03:00');
  await plant('2024-10-22T00:00:00+03:00');
  await plant('2024-10-22T23:59:59+03:00');
  await plant('2024-11-17T23:59:59+03:00');
  await plant('2024-11-18T00:00:00+03:00');
  const admin = app.as(app.people.person({ admin: true }));
  const { days } = await admin.call(notification.routes.deliveryDays, {});
  expect(days).toHaveLength(28);
  expect(days.filter(({ sent }) => sent > 0)).toEqual([
    { date: '2024-10-22', sent: 2, failed: 0 },
    { date: '2024-11-17', sent: 1, failed: 0 },
    { date: '2024-11-18', sent: 1, failed: 0 },
  ]);
});
