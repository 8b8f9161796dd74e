import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, noon, type SubscriptionApp, subscriptionApp } from './kit.ts';

const { routes } = subscription;

let app: SubscriptionApp;
beforeAll(async () => {
  app = await subscriptionApp();
});
beforeEach(() => {
  app.clock.now = noon;
});
afterAll(() => app[Symbol.asyncDispose]());

const firstEnd = '2024-11-29T21:00:00.000Z';
const extend = (salonCode: string, days: number) =>
  app.admin.call(routes.extendTrial, { body: { salonCode, days } });
const mayCreate = (salonCode: string) =>
  app.ctxFor('employee').call(routes.mayCreate, { params: { salonCode } });
const changesOf = (salonCode: string) => app.observed.filter((change) => change.salonCode === salonCode);

describe('packages', () => {
  test('are public, smallest first, with prices and limits', async () => {
    await using fresh = await subscriptionApp();
    const packages = await fresh.visitor.call(routes.packages, {});
    const facts = packages.map((offered) => [
      offered.name,
      offered.monthlyPrice,
      offered.yearlyPrice,
      offered.employees,
      offered.sms,
      offered.photos,
    ]);
    expect(facts).toEqual([
      ['Tek Koltuk', 490, 4900, 1, 100, 20],
      ['Salon', 990, 9900, 6, 500, 100],
      ['Stüdyo', 1990, 19_900, 20, 2000, 500],
    ]);
  });

  test('are changed by Admin; a change with an outdated version is refused', async () => {
    const [small] = await app.visitor.call(routes.packages, {});
    if (!small) throw new Error('there is no first package');
    const { code, ...form } = small;
    const body = { ...form, name: 'Koltuk', monthlyPrice: 549.9, sms: 150 };
    const changed = await app.admin.call(routes.changePackage, { params: { code }, body });
    expect(changed).toEqual({ ...body, code, version: form.version + 1 });
    expect((await app.visitor.call(routes.packages, {}))[0]).toEqual(changed);
    await expect(app.admin.call(routes.changePackage, { params: { code }, body })).rejects.toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    const nowhere = app.admin.call(routes.changePackage, { params: { code: newCode() }, body });
    await expect(nowhere).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    ['monthlyPrice', -1],
    ['monthlyPrice', 9.999],
    ['yearlyPrice', 10_000_000],
    ['employees', 1.5],
    ['sms', -1],
    ['name', ''],
  ])('cannot have a %s of %j', async (field, value) => {
    const [small] = await app.visitor.call(routes.packages, {});
    const { code = '', ...form } = small ?? {};
    const response = await app.admin.send(routes.changePackage, {
      params: { code },
      body: { ...form, [field]: value },
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) as string } });
  });

  test('that change leave existing subscriptions unchanged', async () => {
    const salonCode = await app.newSalon();
    const before = await app.active(salonCode);
    const { sms } = await app.limitTrials({ sms: before.quotas.sms.limit + 7 });
    expect(await app.active(salonCode)).toEqual(before);
    const later = await app.newSalon();
    expect((await app.active(later)).quotas.sms.limit).toBe(sms);
  });
});

describe('a trial', () => {
  test('has the limits of the middle package and is visible to every member', async () => {
    const [, middle] = await app.visitor.call(routes.packages, {});
    const salonCode = await app.newSalon();
    expect(await app.active(salonCode)).toEqual({
      package: { code: middle?.code, name: middle?.name },
      trial: true,
      active: true,
      startedAt: new Date(noon).toISOString(),
      endsAt: firstEnd,
      version: 1,
      state: 'trial',
      period: null,
      features: middle?.features,
      graceEndsAt: null,
      lastPaymentDay: null,
      autoRenew: false,
      nextRenewal: null,
      planned: null,
      quotas: {
        employees: { used: 0, limit: middle?.employees },
        photos: { used: 0, limit: middle?.photos },
        sms: { used: 0, limit: middle?.sms, renewsOn: '2024-12-01', extra: 0 },
      },
    });
  });

  test('starts once, with repeated and parallel calls', async () => {
    const salonCode = newCode();
    const states = await Promise.all(Array.from({ length: 8 }, () => app.beginTrial(salonCode)));
    app.clock.now = noon + 3 * DAY_MS;
    states.push(await app.beginTrial(salonCode));
    expect(new Set(states.map(({ endsAt, version }) => `${endsAt} ${version}`))).toEqual(
      new Set([`${firstEnd} 1`]),
    );
    // A duplicate event would have been emitted before this one.
    await extend(salonCode, 1);
    await eventually(() => expect(changesOf(salonCode).length).toBeGreaterThanOrEqual(2));
    expect(
      changesOf(salonCode)
        .map(({ data }) => data.version)
        .toSorted((a, b) => a - b),
    ).toEqual([1, 2]);
  });

  test('ends at its end: reading stays allowed, creating does not', async () => {
    const salonCode = await app.newSalon();
    app.clock.now = Date.parse(firstEnd) - 1;
    expect(await mayCreate(salonCode)).toEqual({ allowed: true, paid: false });
    expect(await app.spend(salonCode, 'photos')).toMatchObject({ allowed: true });
    app.clock.now = Date.parse(firstEnd);
    expect(await mayCreate(salonCode)).toEqual({ allowed: false, paid: false });
    expect(await app.spend(salonCode, 'photos')).toEqual({ allowed: false, left: 0 });
    expect(await app.active(salonCode)).toMatchObject({ active: false, quotas: { photos: { used: 1 } } });
  });

  test('is extended by Admin, from today if it has ended', async () => {
    const salonCode = await app.newSalon();
    expect(await extend(salonCode, 7)).toMatchObject({ endsAt: '2024-12-06T21:00:00.000Z', version: 2 });
    app.clock.now = Date.parse('2025-01-10T09:00+03:00');
    expect(await mayCreate(salonCode)).toEqual({ allowed: false, paid: false });
    expect(await extend(salonCode, 3)).toMatchObject({ active: true, endsAt: '2025-01-13T21:00:00.000Z' });
    expect(await mayCreate(salonCode)).toEqual({ allowed: true, paid: false });
  });

  test('emits its whole state', async () => {
    const salonCode = await app.newSalon();
    const { package: current, quotas } = await app.active(salonCode);
    await eventually(() => expect(changesOf(salonCode)).toHaveLength(1));
    expect(changesOf(salonCode)[0]?.data).toEqual({
      code: expect.any(String) as string,
      version: 1,
      gone: false,
      packageCode: current.code,
      packageName: current.name,
      trial: true,
      startedAt: new Date(noon).toISOString(),
      endsAt: firstEnd,
      employees: quotas.employees.limit,
      photos: quotas.photos.limit,
      sms: quotas.sms.limit,
    });
  });

  test('cannot be extended where there is none', async () => {
    await expect(extend(newCode(), 7)).rejects.toMatchObject({ status: 404 });
    const salonCode = await app.newSalon();
    await app.database.asAdmin((client) =>
      client.query('update subscription.subscriptions set trial = false where salon_code = $1', [salonCode]),
    );
    expect(await mayCreate(salonCode)).toEqual({ allowed: true, paid: true });
    await expect(extend(salonCode, 7)).rejects.toMatchObject({ status: 409, body: { code: 'not-a-trial' } });
  });
});

describe('access', () => {
  test('another salon cannot read it, and a salon without a subscription has none', async () => {
    const salonCode = await app.newSalon();
    const outsider = app.people.person({ active: salonCode });
    await expect(app.as(outsider).call(routes.active, {})).rejects.toMatchObject({ status: 404 });
    const other = newCode();
    await expect(app.active(other)).rejects.toMatchObject({ status: 404 });
    expect(await mayCreate(other)).toEqual({ allowed: false, paid: false });
    expect(await app.spend(other, 'sms')).toEqual({ allowed: false, left: 0 });
    await expect(app.visitor.call(routes.active, {})).rejects.toMatchObject({ status: 401 });
  });

  test('internal routes do not exist for outside callers, not even for Admin', async () => {
    const salonCode = await app.newSalon();
    const body = { salonCode, kind: 'sms', amount: 1, key: 'x' } as const;
    for (const route of [routes.spend, routes.release, routes.beginTrial])
      expect((await app.admin.send(route, { body })).status).toBe(404);
    expect((await app.admin.send(routes.mayCreate, { params: { salonCode } })).status).toBe(404);
    expect(await app.used(salonCode, 'sms')).toBe(0);
  });

  test('a module that the call table does not list may not call', async () => {
    const refused = app.ctxFor('content').call(routes.mayCreate, { params: { salonCode: newCode() } });
    await expect(refused).rejects.toMatchObject({ code: 'not-found' });
  });

  test('a member can neither extend a trial nor change a package', async () => {
    const salonCode = await app.newSalon();
    const owner = app.as(app.people.member(salonCode, 'Administrator'));
    const body = { salonCode, days: 90 };
    expect((await owner.send(routes.extendTrial, { body })).status).toBe(403);
    const [small] = await app.visitor.call(routes.packages, {});
    const { code = '', ...form } = small ?? {};
    const free = { ...form, monthlyPrice: 0, sms: 1_000_000 };
    expect((await owner.send(routes.changePackage, { params: { code }, body: free })).status).toBe(403);
  });
});
