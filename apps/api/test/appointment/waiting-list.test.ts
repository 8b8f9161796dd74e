import { appointment } from '@ayna/contracts/appointment';
import { customer } from '@ayna/contracts/customer';
import { salon } from '@ayna/contracts/salon';
import { addDays } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, createMember, createPerson, date, openSalon, type TestSalon } from './kit.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

const { routes } = appointment;

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
}, 60_000);
afterAll(() => product[Symbol.asyncDispose]());

/** A salon with a waiting list, once appointment knows of it. */
const openWithList = async (waitingList = true): Promise<TestSalon> => {
  const open = await openSalon(product);
  const { salonCode, owner, opened } = open;
  const { onlineBooking, approval, cancelMinutes, leadMinutes, aheadDays, slotStep, anyEmployee } = opened;
  const { version, remindDayBefore, remindTwoHours, noShowLadder, suggestSlots } = opened;
  const limits = { onlineBooking, approval, cancelMinutes, leadMinutes, aheadDays, slotStep, anyEmployee };
  await owner.call(salon.routes.change, {
    params: { salonCode },
    body: {
      version,
      rules: { ...limits, remindDayBefore, remindTwoHours, noShowLadder, suggestSlots, waitingList },
    },
  });
  await eventually(async () => {
    const [copy] = await product.rows<{ state: object }>(
      'select state from appointment.salon_copies where salon_code = $1',
      [salonCode],
    );
    expect(copy?.state).toMatchObject({ version: version + 1, waitingList });
  });
  return open;
};

const bodyOf = ({ salonCode, services }: TestSalon, more: object = {}) => ({
  salonCode,
  services,
  firstDay: date,
  lastDay: addDays(date, 3),
  parts: ['afternoon' as const],
  ...more,
});

const join = (who: Client, open: TestSalon, more: object = {}) =>
  who.call(routes.joinWaitingList, { body: bodyOf(open, more) });

const refusalOf = async (response: Promise<Response>) =>
  ((await (await response).json()) as { code: string }).code;

const tryJoin = (who: Client, open: TestSalon, more: object = {}) =>
  refusalOf(who.send(routes.joinWaitingList, { body: bodyOf(open, more) }));

const listOf = ({ owner, salonCode }: TestSalon) => owner.call(routes.waitingList, { params: { salonCode } });
const mine = (who: Client) => who.call(routes.myWaitingList, {});

test('the salon sees who waits for what, once for a repeated request; the phone only who may', async () => {
  const open = await openWithList();
  const guest = await createPerson(product);
  const headers = { 'idempotency-key': newCode() };
  const body = bodyOf(open);
  const sent = () => guest.send(routes.joinWaitingList, { body }, headers);
  const first = (await (await sent()).json()) as object;
  expect(await (await sent()).json()).toEqual(first);
  expect(await mine(guest)).toEqual([{ ...first, salonName: 'Nehir Saç Atölyesi' }]);
  expect(await listOf(open)).toEqual([
    {
      ...first,
      salonCode: open.salonCode,
      services: [{ ...open.services[0], service: 'Kesim', employee: expect.any(String) as string }],
      firstDay: date,
      lastDay: addDays(date, 3),
      parts: ['afternoon'],
      customerCode: expect.any(String) as string,
      name: 'Zehra',
      lastname: 'Kara',
      phone: expect.stringMatching(/^\+90537\d{7}$/) as string,
    },
  ]);
  const hairdresser = await createMember(product, open.salonCode, ['update-appointment-status']);
  const [masked] = await hairdresser.call(routes.waitingList, { params: { salonCode: open.salonCode } });
  expect(masked?.phone).toMatch(/^0537 \*{3} \*{2} \d\d$/);
});

test('at most three of one person, also at once; a taken back one makes room', async () => {
  const open = await openWithList();
  const guest = await createPerson(product);
  const codes = await Promise.all(Array.from({ length: 5 }, () => tryJoin(guest, open)));
  expect(codes.filter((code) => code === 'too-many-waiting')).toHaveLength(2);
  const [first] = await mine(guest);
  const params = { salonCode: open.salonCode, code: first?.code ?? '' };
  const stranger = await createPerson(product);
  expect((await stranger.send(routes.leaveWaitingList, { params })).status).toBe(404);
  await guest.call(routes.leaveWaitingList, { params });
  expect(await mine(guest)).toHaveLength(2);
  expect((await guest.send(routes.leaveWaitingList, { params })).status).toBe(404);
  expect(await join(guest, open)).toMatchObject({ firstDay: date });
});

test('two hundred wait in one salon at most; who is done, late or elsewhere leaves room', async () => {
  const open = await openWithList();
  const guest = await createPerson(product);
  /** Of somebody each. */
  const fill = (salonCode: string, count: number, lastDay: string, done: boolean) =>
    product.rows(
      `insert into appointment.waiting_list (salon_code, code, person_code, customer_code, name, lastname, services,
         first_day, last_day, parts, created_at, done_at)
       select $1, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'Ayla', 'Demir', '[]', $3::date, $3::date,
         '{}', now(), case when $4::boolean then now() end
       from generate_series(1, $2)`,
      [salonCode, count, lastDay, done],
    );
  await fill(open.salonCode, 199, date, false);
  await fill(open.salonCode, 5, date, true);
  await fill(open.salonCode, 5, addDays(wallDate(Date.now(), 'Europe/Istanbul'), -1), false);
  await fill(newCode(), 5, date, false);
  const codes = await Promise.all([guest, await createPerson(product)].map((who) => tryJoin(who, open)));
  expect(codes.filter((code) => code === 'waiting-list-full')).toHaveLength(1);
  expect(await listOf(open)).toHaveLength(200);
  const [first] = await listOf(open);
  const params = { salonCode: open.salonCode, code: first?.code ?? '' };
  await open.owner.call(routes.settleWaiting, { params, body: { done: true } });
  expect(await join(guest, open)).toMatchObject({ firstDay: date });
});

test('the desk takes an entry off the list and puts it back; another salon cannot', async () => {
  const open = await openWithList();
  const guest = await createPerson(product);
  const { code } = await join(guest, open);
  const params = { salonCode: open.salonCode, code };
  const settle = (who: Client, done: boolean, more: object = {}) =>
    who.send(routes.settleWaiting, { params: { ...params, ...more }, body: { done } });
  expect((await settle(open.owner, true)).status).toBe(200);
  expect([await listOf(open), await mine(guest)]).toEqual([[], []]);
  expect((await settle(open.owner, false)).status).toBe(200);
  expect(await listOf(open)).toHaveLength(1);
  const other = await openSalon(product);
  expect((await settle(other.owner, true, { salonCode: other.salonCode })).status).toBe(404);
  const reader = await createMember(product, open.salonCode, ['view-reports']);
  expect((await settle(reader, true)).status).toBe(403);
  expect(await listOf(open)).toHaveLength(1);
});

test('an entry is over after its last day', async () => {
  const open = await openWithList();
  const guest = await createPerson(product);
  const { code } = await join(guest, open);
  const today = wallDate(Date.now(), 'Europe/Istanbul');
  const setLastDay = (day: string) =>
    product.rows(
      'update appointment.waiting_list set first_day = $2::date, last_day = $2::date where code = $1',
      [code, day],
    );
  await setLastDay(today);
  expect([(await listOf(open)).length, (await mine(guest)).length]).toEqual([1, 1]);
  await setLastDay(addDays(today, -1));
  expect([(await listOf(open)).length, (await mine(guest)).length]).toEqual([0, 0]);
});

test('nobody waits where the list is off, for days that are over or far off, or for what is not offered', async () => {
  const closed = await openWithList(false);
  const open = await openWithList();
  const guest = await createPerson(product);
  expect(await tryJoin(guest, closed)).toBe('waiting-list-off');
  const past = addDays(date, -10);
  expect(await tryJoin(guest, open, { firstDay: past, lastDay: past })).toBe('waiting-days');
  const far = addDays(date, 370);
  expect(await tryJoin(guest, open, { firstDay: far, lastDay: far })).toBe('waiting-days');
  const unknown = [{ serviceCode: newCode(), employeeCode: null }];
  expect(await tryJoin(guest, open, { services: unknown })).toBe('unknown-service');
  expect(await tryJoin(guest, open, { lastDay: addDays(date, 31) })).toBe('invalid-fields');
  await open.owner.call(salon.routes.ban, {
    body: {
      salonCode: open.salonCode,
      userCode: guest.code,
      phone: null,
      name: 'Zehra',
      reason: '',
      until: null,
    },
  });
  await eventually(async () => expect(await tryJoin(guest, open)).toBe('banned'));
  expect(await listOf(open)).toEqual([]);
});

test('who is erased no longer waits; a merged card keeps waiting', async () => {
  const open = await openWithList();
  const guest = await createPerson(product);
  await join(guest, open);
  const [entry] = await listOf(open);
  const code = entry?.customerCode ?? '';
  const card = { name: 'Zehra', lastname: 'Kara', phone: null, email: null, birthday: null };
  const kept = await open.owner.call(customer.routes.create, {
    body: { salonCode: open.salonCode, ...card, allergies: '', tags: [] },
  });
  const from = await open.owner.call(customer.routes.byCode, { params: { code } });
  await open.owner.call(customer.routes.merge, {
    params: { code: kept.code },
    body: { from: code, version: kept.version, fromVersion: from.version },
  });
  await eventually(async () => expect(await listOf(open)).toMatchObject([{ customerCode: kept.code }]));
  expect((await open.owner.send(customer.routes.erase, { params: { code: kept.code } })).status).toBe(200);
  await eventually(async () => expect(await listOf(open)).toEqual([]));
});
