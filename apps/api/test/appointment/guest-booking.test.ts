import { auth } from '@ayna/contracts/auth';
import { addDays } from '@ayna/domain/wall-clock';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, type Client, clientAt, createPerson, date, openSalon, routes, type TestSalon } from './kit.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

// A guest who proves the phone with the code of a real SMS, and books.

let product: TestProduct;
let open: TestSalon;
beforeAll(async () => {
  product = await startTestProduct();
  open = await openSalon(product);
});
afterAll(() => product[Symbol.asyncDispose]());

let guestCount = 0;
const newPhone = () => {
  guestCount += 1;
  return `+90538${String(guestCount).padStart(7, '0')}`;
};

const codeInSms = (phone: string): Promise<string> =>
  eventually(() => {
    const text = product.sms.findLast(({ number }) => phone.endsWith(number.slice(-10)))?.text;
    const digits = /^(\d{6})/.exec(text ?? '')?.[1];
    if (!digits) throw new Error(`no code sent to ${phone}`);
    return digits;
  });

const signInGuest = async (phone = newPhone()): Promise<Client & { readonly phone: string }> => {
  const anybody = clientAt(product.url, null);
  const { challenge } = await anybody.call(auth.routes.guest, {
    body: { name: 'Elif', lastname: 'Demir', phone, noticeSeen: true },
  });
  const code = await codeInSms(phone);
  const { accessToken } = await anybody.call(auth.routes.guestCode, { body: { challenge, code } });
  return { phone, ...clientAt(product.url, accessToken) };
};

const bookingAt = (time: string, more: object = {}) => {
  const { salonCode, services } = open;
  return { salonCode, services, startDate: at(time), note: '', holdCode: null, ...more };
};

describe('a guest', () => {
  test('books with a session that a code opened, and the desk sees where and when', async () => {
    const guest = await signInGuest();
    const { appointments, manageToken } = await guest.call(routes.book, { body: bookingAt('09:00') });
    const [booked] = appointments;
    expect(booked).toMatchObject({
      source: 'online',
      customerSnapshot: { name: 'Elif', phone: guest.phone },
    });
    const params = { code: booked?.code ?? '' };
    const seen = await open.owner.call(routes.byCode, { params });
    expect(seen).toMatchObject({ source: 'online', status: 'Approved', customerCode: booked?.customerCode });
    expect(Math.abs(Date.parse(seen.bookedAt ?? '') - Date.now())).toBeLessThan(60_000);
    expect(await guest.call(routes.mine, { query: {} })).toMatchObject([{ code: booked?.code }]);
    const visit = await clientAt(product.url, null).call(routes.managedVisit, {
      params: { token: manageToken ?? '' },
    });
    expect(visit).toMatchObject({
      name: 'Elif',
      may: { cancel: true },
      appointments: [{ code: booked?.code }],
    });
    expect(await open.owner.call(routes.history, { params })).toMatchObject([{ by: { name: 'Elif Demir' } }]);
  });

  test('books for a child: the name is the child’s, card and phone are the guest’s', async () => {
    const guest = await signInGuest();
    const own = await guest.call(routes.book, { body: bookingAt('09:30') });
    const forName = { name: 'Ali', lastname: 'Demir' };
    const body = bookingAt('10:00', { forName, note: 'Kısa olsun' });
    const { appointments } = await guest.call(routes.book, { body });
    expect(appointments).toMatchObject([
      {
        customerCode: own.appointments[0]?.customerCode,
        customerSnapshot: { ...forName, phone: guest.phone },
        note: 'Ali Demir için. Randevuyu alan: Elif Demir.\nKısa olsun',
      },
    ]);
  });

  test('in a new tab, without the key of the one that was killed, ends with the visit of the lost response', async () => {
    const guest = await signInGuest();
    const anybody = clientAt(product.url, null);
    const first = await guest.call(routes.book, { body: bookingAt('17:00') });
    const second = await guest.call(routes.book, { body: bookingAt('17:00', { note: 'Yeniden' }) });
    expect(second).toMatchObject({ visitCode: first.visitCode, appointments: [{ note: '' }] });
    // Both links lead there, and the salon has one appointment.
    for (const token of [first.manageToken, second.manageToken])
      expect(await anybody.call(routes.managedVisit, { params: { token: token ?? '' } })).toMatchObject({
        visitCode: first.visitCode,
      });
    expect(await guest.call(routes.mine, { query: { when: 'upcoming' } })).toHaveLength(1);
  });

  test('in two tabs at once, with anybody or another employee, never books the same time twice', async () => {
    const guest = await signInGuest();
    const [service] = open.services;
    const anybody = [{ serviceCode: service?.serviceCode ?? '', employeeCode: null }];
    const twice = await Promise.all(
      [1, 2].map(() => guest.call(routes.book, { body: bookingAt('17:30', { services: anybody }) })),
    );
    expect(new Set(twice.map(({ visitCode }) => visitCode)).size).toBe(1);
    const [booked] = twice[0]?.appointments ?? [];
    const team = await product.rows<{ code: string }>(
      'select code from appointment.employee_copies where salon_code = $1 and code <> $2',
      [open.salonCode, booked?.employeeCode],
    );
    const withOther = [{ serviceCode: service?.serviceCode ?? '', employeeCode: team[0]?.code ?? '' }];
    await expect(
      guest.call(routes.book, { body: bookingAt('17:30', { services: withOther }) }),
    ).rejects.toMatchObject({ status: 409, body: { code: 'booked-already' } });
    // A child comes along to the other chair.
    const forName = { name: 'Ali', lastname: 'Demir' };
    const child = await guest.call(routes.book, { body: bookingAt('17:30', { services: anybody, forName }) });
    expect(child.visitCode).not.toBe(booked?.visitCode);
  });

  test('who canceled books the same time again', async () => {
    const guest = await signInGuest();
    const first = await guest.call(routes.book, { body: bookingAt('18:30') });
    await guest.call(routes.cancelMine, { params: { code: first.appointments[0]?.code ?? '' } });
    const second = await guest.call(routes.book, { body: bookingAt('18:30') });
    expect(second.visitCode).not.toBe(first.visitCode);
  });

  test('sees and cancels what the desk booked for the proved phone, and nobody else does', async () => {
    const phone = newPhone();
    const elif = { name: 'Elif', lastname: 'Demir', phone };
    const { code } = await open.book('16:00', elif);
    const stranger = await signInGuest();
    expect(await stranger.call(routes.mine, { query: {} })).toEqual([]);
    expect((await stranger.send(routes.cancelMine, { params: { code } })).status).toBe(404);

    const guest = await signInGuest(phone);
    expect(await guest.call(routes.mine, { query: {} })).toMatchObject([{ code, status: 'Approved' }]);
    // The card is linked by now.
    const later = await open.book('16:30', elif);
    expect(await guest.call(routes.mine, { query: { when: 'upcoming' } })).toMatchObject([
      { code },
      { code: later.code },
    ]);
    expect((await guest.send(routes.cancelMine, { params: { code } })).status).toBe(200);
    expect(await stranger.call(routes.mine, { query: {} })).toEqual([]);
  });

  test('cancels the own appointment and reaches nothing of the salon', async () => {
    const guest = await signInGuest();
    const { appointments } = await guest.call(routes.book, { body: bookingAt('10:30') });
    const params = { code: appointments[0]?.code ?? '' };
    await expect(guest.call(routes.byCode, { params })).rejects.toMatchObject({ status: 404 });
    expect(await guest.call(routes.cancelMine, { params })).toEqual({});
  });

  test('with the number of the owner books as a customer and has no desk', async () => {
    const [owner] = await product.rows<{ phone: string }>(
      `select phone from auth.people join auth.memberships using (person_code) where salon_code = $1
         and role = 'SalonOwner'`,
      [open.salonCode],
    );
    const guest = await signInGuest(owner?.phone ?? '');
    const { salonCode } = open;
    await expect(guest.call(routes.bookByDesk, { body: open.form('11:00') })).rejects.toMatchObject({
      status: 404,
    });
    await expect(guest.call(routes.bySalon, { params: { salonCode }, query: {} })).rejects.toMatchObject({
      status: 404,
    });
    const { appointments } = await guest.call(routes.book, { body: bookingAt('11:00') });
    expect(appointments).toHaveLength(1);
  });
});

describe('attacks on the booking of a guest', () => {
  test('attack 6: of twelve guests at once for one time of one employee one books, and the rest are offered others', async () => {
    const guests = await Promise.all(Array.from({ length: 12 }, () => signInGuest()));
    const results = await Promise.allSettled(
      guests.map((guest) => guest.call(routes.book, { body: bookingAt('12:00') })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const lost = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    for (const reason of lost) expect(reason).toMatchObject({ status: 409, body: { code: 'slot-taken' } });
  });

  test('attack 8: a time that is not offered is refused, however it is asked for', async () => {
    const guest = await signInGuest();
    for (const time of ['08:00', '12:07', '19:45', '23:00'])
      await expect(guest.call(routes.book, { body: bookingAt(time) })).rejects.toMatchObject({ status: 409 });
  });

  test('attack 9: price, end, status and snapshot of a client are ignored', async () => {
    const guest = await signInGuest();
    const forged = {
      price: 1,
      status: 'Completed',
      serviceSnapshot: { price: 0 },
      customerSnapshot: { name: 'Kimse' },
      source: 'desk',
      customerCode: newCode(),
      tellCustomer: false,
    };
    const response = await guest.send(routes.book, { body: bookingAt('13:00', forged) });
    const { appointments } = (await response.json()) as { appointments: object[] };
    expect(appointments).toMatchObject([
      {
        status: 'Approved',
        source: 'online',
        serviceSnapshot: { price: 450, duration: 30 },
        customerSnapshot: { name: 'Elif' },
      },
    ]);
  });

  test('attack 59: eight sends of one key book once; the token is not stored with the response', async () => {
    const guest = await signInGuest();
    const key = newCode();
    const send = () => guest.send(routes.book, { body: bookingAt('14:00') }, { 'idempotency-key': key });
    const responses = await Promise.all(Array.from({ length: 8 }, send));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const visits = (await Promise.all(responses.map((one) => one.json()))) as {
      visitCode: string;
      manageToken: string | null;
      appointments: { code: string }[];
    }[];
    expect(new Set(visits.map(({ visitCode }) => visitCode)).size).toBe(1);
    const tokens = visits.flatMap(({ manageToken }) => manageToken ?? []);
    expect(tokens).toHaveLength(1);
    const stored = await product.rows('select answer from appointment.answered_calls');
    expect(JSON.stringify(stored)).not.toContain(tokens[0]);
    // A guest who lost the first response makes a link of their own; the one that was given works, too.
    const code = visits[0]?.appointments[0]?.code ?? '';
    const link = await guest.call(routes.createMyManageLink, { params: { code } });
    const anybody = clientAt(product.url, null);
    const show = (token: string) => anybody.call(routes.managedVisit, { params: { token } });
    for (const token of [link.manageToken, tokens[0] ?? ''])
      expect(await show(token)).toMatchObject({ appointments: [{ code }] });
  });

  test('a browser holds two times, then the oldest is given up; a network ten; the desk books through them', async () => {
    const browser = { 'x-browser': newCode() };
    const hold = (startDate: string, headers: Record<string, string>) => {
      const { salonCode, services } = open;
      return clientAt(product.url, null).send(
        routes.hold,
        { body: { salonCode, services, startDate } },
        headers,
      );
    };
    for (const time of ['15:00', '15:30', '16:00']) expect((await hold(at(time), browser)).status).toBe(200);
    const other = await createPerson(product);
    expect(await other.call(routes.book, { body: bookingAt('15:00') })).toMatchObject({ appointments: [{}] });
    await expect(other.call(routes.book, { body: bookingAt('15:30') })).rejects.toMatchObject({
      body: { code: 'slot-taken' },
    });
    const statuses = [];
    for (let index = 0; index < 12; index += 1) {
      const startDate = `${addDays(date, index + 1)}T09:00:00`;
      statuses.push((await hold(startDate, { 'x-browser': newCode() })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(8);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect(await open.book('15:30')).toMatchObject({ source: 'desk' });
  });
});
