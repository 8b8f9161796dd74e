import { appointment } from '@ayna/contracts/appointment';
import { auth } from '@ayna/contracts/auth';
import { host } from '@ayna/contracts/host';
import { notification } from '@ayna/contracts/notification';
import { salon } from '@ayna/contracts/salon';
import { subscription } from '@ayna/contracts/subscription';
import { wallDate } from '@ayna/domain/wall-now';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, createPerson, openSalon, type TestSalon } from './appointment/kit.ts';
import { startTestProduct, type TestProduct } from './appointment/test-product.ts';

const reason = 'Salon adresinin başka bir işletmeye ait olduğu bildirildi.';
const today = () => wallDate(Date.now(), 'Europe/Istanbul');

let product: TestProduct;
let open: TestSalon;
let admin: Client & { readonly code: string };
beforeAll(async () => {
  product = await startTestProduct();
  open = await openSalon(product);
  admin = await createPerson(product);
  await product.rows('update auth.people set admin = true where person_code = $1', [admin.code]);
}, 60_000);
afterAll(() => product[Symbol.asyncDispose]());

const setStatus = (body: { status: 'Published' | 'Suspended'; reason?: string }) =>
  admin.send(salon.routes.setStatus, { params: { salonCode: open.salonCode }, body });
const find = async () => {
  const { items } = await admin.call(salon.routes.all, { query: { codes: open.salonCode } });
  return items[0];
};
const auditOf = (action: string) =>
  product.rows<{ actor: string; about_salon: string; details: string }>(
    'select actor, about_salon, details from auth.audit where action = $1',
    [action],
  );

describe('a salon in the panel', () => {
  test('has its owner, its package and how it stands; each standing is counted', async () => {
    await eventually(async () => expect((await find())?.subscription).not.toBeNull());
    expect(await find()).toMatchObject({
      code: open.salonCode,
      standing: 'trial',
      suspension: null,
      subscription: { packageName: 'Salon', trial: true },
    });
    const { counts, totalCount } = await admin.call(salon.routes.all, { query: { standing: 'trial' } });
    expect(counts).toEqual({ trial: totalCount, active: 0, expired: 0, suspended: 0 });
    expect(await admin.call(salon.routes.all, { query: { standing: 'active' } })).toMatchObject({
      items: [],
      totalCount: 0,
    });
  });

  test('is suspended with a reason that its owner reads, and lifted to what it was', async () => {
    const before = await open.owner.call(salon.routes.byCode, { params: { salonCode: open.salonCode } });
    expect(before).toMatchObject({ suspension: null });
    const refused = await setStatus({ status: 'Suspended', reason: 'Olmaz' });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ fields: { reason: expect.stringContaining('Nedeni') } });

    expect((await setStatus({ status: 'Suspended', reason })).status).toBe(200);
    const suspended = await open.owner.call(salon.routes.byCode, { params: { salonCode: open.salonCode } });
    expect(suspended).toMatchObject({ status: 'Suspended', suspension: { reason, from: before.status } });
    expect(await find()).toMatchObject({ standing: 'suspended', suspension: { reason } });
    await eventually(async () => expect(await auditOf('salon-status-set')).toHaveLength(1));
    const [entry] = await auditOf('salon-status-set');
    expect(entry).toMatchObject({ actor: admin.code, about_salon: open.salonCode });
    expect(JSON.parse(entry?.details ?? '')).toEqual({ from: before.status, to: 'Suspended', reason });

    expect((await setStatus({ status: 'Published' })).status).toBe(200);
    expect(await find()).toMatchObject({ standing: 'trial', suspension: null });
  });

  test('lets its team only read while it is suspended', async () => {
    const { salonCode, owner } = open;
    const block = (date: string) =>
      owner.send(appointment.routes.blockTime, {
        body: {
          salonCode,
          employeeCode: open.employeeCode,
          startDate: `${date}T18:00:00`,
          endDate: `${date}T18:30:00`,
          reason: '',
        },
      });
    expect((await block('2027-03-01')).status).toBe(200);
    await setStatus({ status: 'Suspended', reason });
    await eventually(async () =>
      expect(await (await block('2027-03-02')).json()).toMatchObject({ code: 'suspended' }),
    );
    const reading = await owner.send(appointment.routes.bySalon, { params: { salonCode }, query: {} });
    expect(reading.status).toBe(200);
    expect((await owner.send(auth.routes.activeSalon, { body: { salonCode } })).status).toBe(200);
    await setStatus({ status: 'Published' });
    await eventually(async () => expect((await block('2027-03-03')).status).toBe(200));
  });

  test('has a trial that is extended with a reason, and its quotas', async () => {
    const params = { salonCode: open.salonCode };
    const before = await admin.call(subscription.routes.bySalon, { params });
    expect(before.quotas.employees).toMatchObject({ used: 2 });
    await admin.call(subscription.routes.extendTrial, {
      body: { salonCode: open.salonCode, days: 7, reason: 'İki gün giremedi.' },
    });
    const after = await admin.call(subscription.routes.bySalon, { params });
    expect(Date.parse(after.endsAt) - Date.parse(before.endsAt)).toBe(7 * 86_400_000);
    await eventually(async () => {
      const [entry] = await auditOf('trial-extended');
      expect(JSON.parse(entry?.details ?? '{}')).toEqual({
        days: 7,
        from: before.endsAt,
        to: after.endsAt,
        reason: 'İki gün giremedi.',
      });
    });
    await eventually(async () => expect((await find())?.subscription?.endsAt).toBe(after.endsAt));
  });
});

describe('the overview', () => {
  test('counts salons opened, salons at work and appointments of the last 28 days', async () => {
    const { days, totalCount } = await admin.call(salon.routes.openings, {});
    expect(days).toHaveLength(28);
    expect(days.at(-1)).toEqual({ date: today(), count: totalCount });
    const booked = await open.book('10:00');
    await product.rows(
      `update appointment.appointments set starts_at = $2::date + time '10:00', ends_at = $2::date + time '10:30'
       where code = $1`,
      [booked.code, today()],
    );
    const platform = await admin.call(appointment.routes.platformDays, {});
    expect(platform).toHaveLength(28);
    expect(platform.at(-1)).toEqual({ date: today(), appointments: 1, pending: 0, salons: 1 });
    expect(platform.at(0)).toMatchObject({ appointments: 0, salons: 0 });
    const query = { codes: open.salonCode };
    expect(await admin.call(appointment.routes.salonActivity, { query })).toEqual([
      { salonCode: open.salonCode, appointments: 1 },
    ]);
  });

  test('says how long events wait', async () => {
    const { waiting, seconds, hours } = await admin.call(host.routes.eventLag, {});
    expect(waiting).toBeGreaterThanOrEqual(0);
    expect(hours).toHaveLength(24);
    // Of this process, in which other tests may have handled events of another year.
    expect(seconds).toBeGreaterThan(0);
    expect(hours.at(-1)).toBeGreaterThanOrEqual(seconds);
  });
});

test('messages that did not arrive are listed without their text, with a masked recipient', async () => {
  await product.rows(
    `insert into notification.messages (salon_code, code, cause, channel, recipient, subject, body, state, line, parts,
       last_error, planned_at, settled_at)
     select $1, gen_random_uuid(), 'test ' || n, 'sms', '+905321234567', '', 'Kodunuz 123456',
       case n when 1 then 'accepted' when 2 then 'failed' else 'planned' end, 'plain', 1,
       case n when 2 then 'numara kapalı' end, now(), now()
     from generate_series(1, 3) n`,
    [open.salonCode],
  );
  const failed = await admin.call(notification.routes.deliveries, { query: { channel: 'sms' } });
  expect(failed).toMatchObject({ totalCount: 1, pageCount: 1 });
  expect(failed.items).toEqual([
    expect.objectContaining({
      state: 'failed',
      recipient: '0532 *** ** 67',
      salonCode: open.salonCode,
      error: 'numara kapalı',
    }),
  ]);
  expect(JSON.stringify(failed)).not.toContain('123456');
  const query = { kind: 'waiting', channel: 'sms' } as const;
  expect(await admin.call(notification.routes.deliveries, { query })).toMatchObject({ totalCount: 1 });
  const { days, channels } = await admin.call(notification.routes.deliveryDays, {});
  expect(days).toHaveLength(28);
  expect(days.at(-1)).toEqual({ date: today(), sent: 1, failed: 1 });
  expect(channels).toEqual([
    expect.objectContaining({ channel: 'sms', sent: 1, failed: 1, unknown: 0, waiting: 1 }),
  ]);
});
