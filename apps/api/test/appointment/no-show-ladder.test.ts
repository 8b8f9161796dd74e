import { customer } from '@ayna/contracts/customer';
import { salon } from '@ayna/contracts/salon';
import { addDays } from '@ayna/domain/wall-clock';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientAt, createMember, createPerson, date, openSalon, routes, type TestSalon } from './kit.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
}, 120_000);
afterAll(() => product[Symbol.asyncDispose]());

type Status = 'Completed' | 'NoShow' | 'Canceled';
type Salon = TestSalon & { readonly customer: Awaited<ReturnType<typeof createPerson>> };

/** A salon with the ladder, and a customer. */
const salonWith = async (noShowLadder: boolean): Promise<Salon> => {
  const open = await openSalon(product);
  await open.owner.call(salon.routes.change, {
    params: { salonCode: open.salonCode },
    body: { version: open.opened.version, rules: { ...open.opened, noShowLadder } },
  });
  return { ...open, customer: await createPerson(product) };
};

let visits = 0;

/** Books online, each time on another day. */
const bookOnline = ({ salonCode, services, customer: who }: Salon, more: object = {}) => {
  visits += 1;
  const startDate = `${addDays(date, visits % 40)}T10:00:00`;
  return who.call(routes.book, {
    body: { salonCode, services, startDate, note: '', holdCode: null, ...more },
  });
};

/** Visits with how they ended. The first one was booked online, which made the card, and was canceled or kept. */
const spend = async (open: Salon, ...ends: Status[]) => {
  const [first] = (await bookOnline(open)).appointments;
  const customerCode = first?.customerCode ?? '';
  await open.owner.call(routes.updateStatus, {
    params: { code: first?.code ?? '' },
    query: { status: ends.includes('Canceled') ? 'Canceled' : 'Completed' },
  });
  for (const [index, status] of ends.entries()) {
    const startDate = `${addDays(date, 41 + index)}T12:00:00`;
    const { code } = await open.book('12:00', { startDate, customerCode });
    await open.owner.call(routes.updateStatus, { params: { code }, query: { status } });
  }
  return customerCode;
};

const termsOf = async ({ customer: who, salonCode }: Salon) =>
  (await who.call(routes.bookingTerms, { params: { salonCode } })).rung;

const standingOf = (open: Salon, code: string) => open.owner.call(routes.noShows, { params: { code } });

const forgive = (open: Salon, code: string, forgiven: boolean) =>
  open.owner.call(routes.forgiveNoShows, { params: { code }, body: { forgiven } });

describe('the ladder', () => {
  test('is off unless the salon asks for it', async () => {
    const open = await salonWith(false);
    const card = await spend(open, 'NoShow', 'NoShow', 'NoShow');
    expect(await termsOf(open)).toBe('free');
    expect((await standingOf(open, card)).rung).toBe('free');
    const { appointments, pendingBecause } = await bookOnline(open);
    expect([appointments[0]?.status, pendingBecause]).toEqual(['Approved', null]);
  });

  test('asks for approval, then for a call, until the salon forgives', async () => {
    const open = await salonWith(true);
    expect(await termsOf(open)).toBe('free');
    const card = await spend(open, 'NoShow', 'Canceled', 'NoShow');
    expect(await termsOf(open)).toBe('approval');
    expect(await standingOf(open, card)).toEqual({ rung: 'approval', kept: 0, missed: 2 });
    const third = await bookOnline(open);
    expect([third.appointments[0]?.status, third.pendingBecause]).toEqual(['Pending', 'no-shows']);
    const code = third.appointments[0]?.code ?? '';
    for (const status of ['Approved', 'NoShow'] as const)
      await open.owner.call(routes.updateStatus, { params: { code }, query: { status } });

    expect(await termsOf(open)).toBe('phone');
    await expect(bookOnline(open)).rejects.toMatchObject({ status: 403, body: { code: 'phone-only' } });
    // Neither for somebody else nor over a hold; the desk may always book.
    const forName = { name: 'Ece', lastname: 'Kara' };
    await expect(bookOnline(open, { forName })).rejects.toMatchObject({ body: { code: 'phone-only' } });
    await open.book('15:00', { customerCode: card });

    expect(await forgive(open, card, true)).toEqual({ rung: 'free', kept: 0, missed: 0 });
    expect(await termsOf(open)).toBe('free');
    const entries = await open.owner.call(routes.history, { params: { code } });
    expect(entries.at(-1)).toMatchObject({ what: 'forgiven', by: { code: open.owner.code } });
    expect(await forgive(open, card, false)).toEqual({ rung: 'phone', kept: 0, missed: 3 });
    await forgive(open, card, true);
    expect((await bookOnline(open)).appointments[0]?.status).toBe('Approved');
  });

  test('exempts regulars', async () => {
    const open = await salonWith(true);
    const came = Array.from({ length: 5 }, () => 'Completed' as const);
    const card = await spend(open, 'NoShow', 'NoShow', ...came);
    expect(await standingOf(open, card)).toEqual({ rung: 'free', kept: 6, missed: 2 });
    expect((await bookOnline(open)).pendingBecause).toBeNull();
  });

  test('counts a missed visit once, however many services it had', async () => {
    const open = await salonWith(true);
    const [service] = open.services;
    const services = service ? [service, service, service] : [];
    const { appointments } = await bookOnline(open, { services });
    for (const { code } of appointments)
      await open.owner.call(routes.updateStatus, { params: { code }, query: { status: 'NoShow' } });
    expect(await standingOf(open, appointments[0]?.customerCode ?? '')).toMatchObject({ missed: 1 });
    expect(await termsOf(open)).toBe('free');
  });

  test('knows the card by the phone before the customer ever booked online', async () => {
    const open = await salonWith(true);
    const [person] = await product.rows<{ phone: string }>(
      'select phone from auth.people where person_code = $1',
      [open.customer.code],
    );
    for (const start of ['10:00', '11:00', '12:00']) {
      const { code } = await open.book(start, {
        name: 'Zehra',
        lastname: 'Kara',
        phone: person?.phone ?? null,
      });
      await open.owner.call(routes.updateStatus, { params: { code }, query: { status: 'NoShow' } });
    }
    expect(await termsOf(open)).toBe('phone');
    // Asking changes nothing: the card is linked to the account by a booking only.
    const { items } = await open.owner.call(customer.routes.list, {
      params: { salonCode: open.salonCode },
      query: {},
    });
    expect(items.map(({ userCode }) => userCode)).toEqual([null]);
  });
});

test('who may only look at cards does not forgive', async () => {
  const open = await salonWith(true);
  const card = await spend(open, 'NoShow', 'NoShow', 'Canceled');
  const viewer = await createMember(product, open.salonCode, ['view-customers']);
  expect(await viewer.call(routes.noShows, { params: { code: card } })).toMatchObject({ missed: 2 });
  await expect(
    viewer.call(routes.forgiveNoShows, { params: { code: card }, body: { forgiven: true } }),
  ).rejects.toMatchObject({ status: 403 });
});

test('a banned customer is told before they choose, by account or proved phone, and nobody else', async () => {
  const open = await salonWith(false);
  const { salonCode, owner, customer: banned } = open;
  const person = await createPerson(product);
  const [{ phone } = { phone: '' }] = await product.rows<{ phone: string }>(
    'select phone from auth.people where person_code = $1',
    [person.code],
  );
  const ban = { salonCode, name: 'Zehra Kara', reason: 'Personele kötü davrandı', until: null };
  const forms = [
    { ...ban, userCode: banned.code, phone: null },
    { ...ban, userCode: null, phone },
  ];
  for (const body of forms) await owner.call(salon.routes.ban, { body });
  const params = { salonCode };
  for (const who of [banned, person]) {
    await eventually(async () => {
      expect(await who.call(routes.bookingTerms, { params })).toEqual({ rung: 'free', banned: true });
    });
    await expect(bookOnline({ ...open, customer: who })).rejects.toMatchObject({ body: { code: 'banned' } });
  }
  const other = await createPerson(product);
  expect(await other.call(routes.bookingTerms, { params })).toEqual({ rung: 'free', banned: false });
  // Without a session there is nothing to ask: a phone in a form tells nothing of itself.
  const { url } = product;
  await expect(clientAt(url, null).call(routes.bookingTerms, { params })).rejects.toMatchObject({
    status: 401,
  });
});
