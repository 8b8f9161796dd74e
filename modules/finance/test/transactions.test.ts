import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FinanceApp, financeApp, nine, rent, routes, tip, today } from './kit.ts';

let app: FinanceApp;
beforeAll(async () => {
  app = await financeApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const notFound = { status: 404, body: { code: 'not-found' } };

describe('POST /api/Transaction', () => {
  test('stores a transaction as sent and emits finance.recorded', async () => {
    const salon = app.newSalon();
    const form = { ...rent, employeeCode: newCode(), employeeSnapshot: { name: 'Seda', lastname: 'Ak' } };
    const added = await salon.add(form);
    expect(added).toEqual({
      ...form,
      id: expect.any(String) as string,
      salonCode: salon.salonCode,
      paidDate: today,
      performer: null,
      afterClose: false,
      createdAt: new Date(nine).toISOString(),
    });
    expect(await salon.list()).toEqual([added]);
    const { id: code, type, category, status, amount, date, appointmentCode } = added;
    const payload = { code, version: 1, gone: false, type, category, status, amount, date, appointmentCode };
    await eventually(() => expect(salon.recorded()).toEqual([payload]));
  });

  test('an unpaid transaction has no paid date', async () => {
    expect(await app.newSalon().add({ status: false })).toMatchObject({ status: false, paidDate: null });
  });

  test.each([
    ['amount', 9.999],
    ['amount', -5],
    ['amount', 10_000_000],
    ['date', '2024-02-30'],
    ['category', 'Bribe'],
    ['title', 'x'],
  ])('refuses a %s of %j', async (field, value) => {
    const salon = app.newSalon();
    const response = await salon.send(routes.create, {
      body: { salonCode: salon.salonCode, ...rent, [field]: value },
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) as string } });
  });

  test('the form sent twice records one transaction; attack 12: with another body it is refused', async () => {
    const salon = app.newSalon();
    const body = { salonCode: salon.salonCode, ...rent };
    const key = { 'idempotency-key': newCode() };
    for (const _ of [1, 2]) expect((await salon.send(routes.create, { body }, key)).status).toBe(200);
    const other = await salon.send(routes.create, { body: { ...body, amount: 1 } }, key);
    expect(other.status).toBe(422);
    expect(await salon.list()).toHaveLength(1);
  });
});

describe('GET /api/Transaction/by-salon/{salonCode}', () => {
  test('lists newest first and applies the filters', async () => {
    const salon = app.newSalon();
    const [employeeCode, productCode] = [newCode(), newCode()];
    await salon.add({ title: 'Eski', date: '2024-11-01' });
    await salon.add({ ...tip, title: 'Yeni' });
    await salon.add({ title: 'Maaş', category: 'Salary', date: '2024-11-10', employeeCode, status: false });
    const sale = { category: 'ProductSale', productCode, date: '2024-11-12' } as const;
    await salon.add({ ...tip, title: 'Şampuan', ...sale });
    const titles = async (query: Parameters<typeof salon.list>[0]) =>
      (await salon.list(query)).map(({ title }) => title);
    expect(await titles({})).toEqual(['Yeni', 'Şampuan', 'Maaş', 'Eski']);
    expect(await titles({ type: 'Income' })).toEqual(['Yeni', 'Şampuan']);
    expect(await titles({ category: 'Rent' })).toEqual(['Eski']);
    expect(await titles({ status: 'false' })).toEqual(['Maaş']);
    expect(await titles({ employeeCode })).toEqual(['Maaş']);
    expect(await titles({ productCode })).toEqual(['Şampuan']);
    expect(await titles({ startDate: '2024-11-10', endDate: '2024-11-12' })).toEqual(['Şampuan', 'Maaş']);
    expect(await titles({ startDate: '2024-11-12T00:00:00.000Z' })).toEqual(['Yeni', 'Şampuan']);
  });

  test('lists at most 400 days back, and all future transactions', async () => {
    const salon = app.newSalon();
    for (const date of ['2023-10-15', '2023-10-16', '2025-06-01']) await salon.add({ date });
    expect((await salon.list()).map(({ date }) => date)).toEqual(['2025-06-01', '2023-10-16']);
    expect(await salon.list({ startDate: '2023-10-15', endDate: '2023-12-31' })).toHaveLength(2);
    await expect(salon.list({ startDate: '2023-10-15' })).rejects.toMatchObject({
      body: { fields: { startDate: expect.stringContaining('400') as string } },
    });
  });
});

describe('PATCH /api/Transaction/{id}/status', () => {
  const due = async (salon: ReturnType<FinanceApp['newSalon']>) =>
    (await salon.add({ status: false, date: '2024-10-01' })).id;
  const pay = (salon: ReturnType<FinanceApp['newSalon']>, id: string, paidDate?: string) =>
    salon.call(routes.setStatus, {
      params: { id },
      body: { status: true, ...(paidDate && { paidDate }) },
    });

  test('marks it paid today on the salon calendar', async () => {
    const [here, there] = [app.newSalon(), app.newSalon()];
    await there.setZone('America/Los_Angeles');
    expect(await pay(here, await due(here))).toMatchObject({ status: true, paidDate: '2024-11-18' });
    expect(await pay(there, await due(there))).toMatchObject({ paidDate: '2024-11-17' });
    await eventually(() =>
      expect(here.recorded().map(({ version, status }) => `${version} ${status}`)).toEqual([
        '1 false',
        '2 true',
      ]),
    );
  });

  test('uses a named day, and changes it only if another day is named', async () => {
    const salon = app.newSalon();
    const id = await due(salon);
    expect(await pay(salon, id, '2024-11-05T23:30:00.000Z')).toMatchObject({ paidDate: '2024-11-05' });
    expect(await pay(salon, id)).toMatchObject({ paidDate: '2024-11-05' });
    expect(await pay(salon, id, '2024-11-06')).toMatchObject({ paidDate: '2024-11-06', date: '2024-10-01' });
    await expect(pay(salon, newCode())).rejects.toMatchObject(notFound);
  });
});

describe('DELETE /api/Transaction/{id} and POST /api/Transaction/restore/{id}', () => {
  test('remove and restore a transaction unchanged, also when called twice', async () => {
    const salon = app.newSalon();
    const added = await salon.add();
    const params = { id: added.id };
    for (const _ of [1, 2]) expect(await salon.call(routes.remove, { params })).toEqual({});
    expect(await salon.list()).toEqual([]);
    expect((await salon.balance()).expense).toBe(0);
    const paying = salon.send(routes.setStatus, { params, body: { status: true } });
    expect((await paying).status).toBe(404);
    for (const _ of [1, 2]) expect(await salon.call(routes.restore, { params })).toEqual(added);
    expect((await salon.balance()).expense).toBe(25_000);
    await eventually(() => expect(salon.recorded().map(({ gone }) => gone)).toEqual([false, true, false]));
  });
});

test('what was removed is listed for a day, until it is restored', async () => {
  const salon = app.newSalon();
  const removed = async () =>
    (await salon.call(routes.removed, { params: { salonCode: salon.salonCode } })).map(({ title }) => title);
  const [first, second] = [await salon.add({ title: 'Boya' }), await salon.add({ title: 'Havlu' })];
  for (const { id } of [first, second]) await salon.call(routes.remove, { params: { id } });
  expect(await removed()).toEqual(['Havlu', 'Boya']);
  await salon.call(routes.restore, { params: { id: second.id } });
  expect(await removed()).toEqual(['Boya']);
  await app.database.asAdmin((client) =>
    client.query(`update finance.transactions set gone_at = '2024-11-17 08:59+03' where code = $1`, [
      first.id,
    ]),
  );
  expect(await removed()).toEqual([]);
});

test.each(['/api/Transaction', '/api/transaction', '/Transaction', '/transaction'])(
  'every route responds at %s, with or without a trailing slash',
  async (path) => {
    const salon = app.newSalon();
    const person = app.people.member(salon.salonCode, 'manage-finance');
    const headers = {
      'x-user-token': await app.people.tokenOf(person),
      'content-type': 'application/json',
    };
    const request = async (method: string, rest: string, body?: object) => {
      const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const answer = await fetch(new URL(`${path}${rest}`, app.url), sent);
      expect(`${method} ${rest} ${answer.status}`).toBe(`${method} ${rest} 200`);
      return (await answer.json()) as { id: string };
    };
    const { salonCode } = salon;
    const { id } = await request('POST', '/', { salonCode, ...rent, status: false });
    await request('PATCH', `/${id}/status`, { status: true });
    await request('GET', `/by-salon/${salonCode}/`);
    await request('GET', `/monthly-report?salonCode=${salonCode}&year=2024&month=11`);
    await request('GET', '/monthly-finance-stats?year=2024&month=11');
    // A request without a body has no content type.
    const bare = { method: 'DELETE', headers: { 'x-user-token': headers['x-user-token'] } };
    expect((await fetch(new URL(`${path}/${id}/`, app.url), bare)).status).toBe(200);
    const balance = path.replace(/transaction/i, 'Balance');
    expect((await fetch(new URL(`${balance}/by-salon/${salonCode}`, app.url), { headers })).status).toBe(200);
  },
);
