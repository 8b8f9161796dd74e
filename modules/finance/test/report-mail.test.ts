import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { financeModule } from '../src/index.ts';
import { type FinanceApp, financeApp, nine, rent, routes, tip } from './kit.ts';

let app: FinanceApp;
beforeAll(async () => {
  app = await financeApp();
});
afterAll(() => app[Symbol.asyncDispose]());
afterEach(() => {
  app.clock.now = nine;
});

const runSchedule = async (): Promise<void> => {
  const schedule = financeModule.schedules.find(({ name }) => name === 'report-mails');
  await schedule?.run(app.ctxFor('finance') as never);
};

const salonWithOwner = async (address: string | null, zone = 'Europe/Istanbul') => {
  const salon = app.newSalon();
  const ownerCode = newCode();
  app.addresses.set(ownerCode, address);
  await salon.setZone(zone, { name: 'Nehir', ownerCode });
  const params = { salonCode: salon.salonCode };
  return {
    ...salon,
    mail: () => salon.call(routes.reportMail, { params }),
    setMail: (on: boolean) => salon.call(routes.setReportMail, { params, body: { on } }),
    reports: () => app.reports.filter(({ salonCode }) => salonCode === salon.salonCode),
  };
};

const at = (moment: string) => {
  app.clock.now = Date.parse(moment);
};

const hasNothingWaiting = () =>
  eventually(async () => {
    const { rowCount } = await app.database.asAdmin((client) =>
      client.query(
        `select from pgboss.job where state in ('created', 'retry', 'active') and name like '%report.%'`,
      ),
    );
    expect(rowCount).toBe(0);
  });

test('comes at 08:00 on the first, with the figures of the month that is over, and comes once', async () => {
  const salon = await salonWithOwner('nehir@ornek.com');
  expect(await salon.mail()).toEqual({ on: false, hasAddress: true });
  expect(await salon.setMail(true)).toEqual({ on: true, hasAddress: true });
  expect(await salon.mail()).toEqual({ on: true, hasAddress: true });
  await salon.add({ ...tip, amount: 90, date: '2024-10-31' });
  await salon.add({ ...tip, amount: 250.5, date: '2024-11-02' });
  await salon.add({ ...rent, amount: 100, date: '2024-11-30' });
  await salon.add({ ...rent, amount: 70, date: '2024-11-20', status: false });
  await runSchedule();
  at('2024-12-01T07:59+03:00');
  await runSchedule();
  expect(salon.reports()).toEqual([]);

  at('2024-12-01T08:00+03:00');
  await Promise.all([runSchedule(), runSchedule(), runSchedule()]);
  at('2024-12-09T12:00+03:00');
  await runSchedule();
  const report = {
    salonCode: salon.salonCode,
    month: '2024-11',
    to: 'nehir@ornek.com',
    salonName: 'Nehir',
    paid: { income: 250.5, expense: 100, difference: 150.5 },
    before: { income: 90, expense: 0, difference: 90 },
    due: { income: 0, expense: 70, difference: -70 },
  };
  await eventually(() => expect(salon.reports()).toEqual([report]));

  at('2025-01-01T08:30+03:00');
  await runSchedule();
  await eventually(() => expect(salon.reports().map(({ month }) => month)).toEqual(['2024-11', '2024-12']));
});

test("is sent by the salon's clock, and late rather than never", async () => {
  const berlin = await salonWithOwner('berlin@ornek.com', 'Europe/Berlin');
  const istanbul = await salonWithOwner('istanbul@ornek.com');
  for (const salon of [berlin, istanbul]) await salon.setMail(true);
  at('2024-12-01T08:10+03:00');
  await runSchedule();
  await eventually(() => expect(istanbul.reports()).toHaveLength(1));
  await hasNothingWaiting();
  expect(berlin.reports()).toEqual([]);
  at('2024-12-03T23:00+03:00');
  await runSchedule();
  await eventually(() => expect(berlin.reports()).toMatchObject([{ month: '2024-11' }]));
});

test('nothing is sent to who has switched it off, or has no confirmed address', async () => {
  const off = await salonWithOwner('off@ornek.com');
  await off.setMail(true);
  await off.setMail(false);
  const nameless = await salonWithOwner(null);
  expect(await nameless.setMail(true)).toEqual({ on: true, hasAddress: false });
  const last = await salonWithOwner('last@ornek.com');
  await last.setMail(true);
  at('2024-12-01T09:00+03:00');
  await runSchedule();
  await eventually(() => expect(last.reports()).toHaveLength(1));
  await hasNothingWaiting();
  expect([...off.reports(), ...nameless.reports()]).toEqual([]);
});

test('switched on again it does not send a month that is over', async () => {
  const salon = await salonWithOwner('yine@ornek.com');
  await salon.setMail(true);
  await salon.setMail(false);
  at('2024-12-05T09:00+03:00');
  await salon.setMail(true);
  await runSchedule();
  await hasNothingWaiting();
  expect(salon.reports()).toEqual([]);
  at('2025-01-01T09:00+03:00');
  await runSchedule();
  await eventually(() => expect(salon.reports()).toMatchObject([{ month: '2024-12' }]));
});

test('a salon whose owner is gone is passed over, and the others get theirs', async () => {
  const salon = app.newSalon();
  await salon.setZone('Europe/Istanbul', { name: 'Bos', ownerCode: newCode() });
  const params = { salonCode: salon.salonCode };
  expect(await salon.call(routes.setReportMail, { params, body: { on: true } })).toEqual({
    on: true,
    hasAddress: false,
  });
  const other = await salonWithOwner('diger@ornek.com');
  await other.setMail(true);
  at('2024-12-01T09:00+03:00');
  await runSchedule();
  await eventually(() => expect(other.reports()).toHaveLength(1));
});
