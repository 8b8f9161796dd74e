import { appointment } from '@ayna/contracts/appointment';
import { customer } from '@ayna/contracts/customer';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson, openSalon, type TestSalon } from '../appointment/kit.ts';
import { startTestProduct, type TestProduct } from '../appointment/test-product.ts';

const { routes } = customer;

let product: TestProduct;
let salon: TestSalon;
beforeAll(async () => {
  product = await startTestProduct();
  salon = await openSalon(product);
}, 60_000);
afterAll(() => product[Symbol.asyncDispose]());

let phoneCount = 0;

/** Books for a new customer by name, as the desk does, and returns the appointment. */
const bookFor = async (name: string, time: string) => {
  phoneCount += 1;
  return salon.book(time, { name, lastname: 'Kus', phone: `+90538${String(phoneCount).padStart(7, '0')}` });
};

const erase = (code: string) => salon.owner.send(routes.erase, { params: { code } });
const statusOf = async (code: string) => (await salon.owner.send(routes.byCode, { params: { code } })).status;

const waitForFigures = (code: string, isComing: boolean) =>
  eventually(async () => {
    const { figures } = await salon.owner.call(routes.byCode, { params: { code } });
    expect(figures.nextVisit !== null).toBe(isComing);
  });

const setStatus = (code: string, status: 'Canceled' | 'NoShow') =>
  salon.owner.call(appointment.routes.updateStatus, { params: { code }, query: { status } });

/** Cancels an appointment that its card has counted, so that no late event makes it one to come again. */
const cancel = async ({ code, customerCode }: { code: string; customerCode: string | null }) => {
  await waitForFigures(customerCode ?? '', true);
  await setStatus(code, 'Canceled');
  await waitForFigures(customerCode ?? '', false);
};

test('a card with an appointment to come stays, and says why', async () => {
  const { customerCode } = await bookFor('Ela', '09:30');
  const card = customerCode ?? '';
  await waitForFigures(card, true);
  const response = await erase(card);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'appointment-coming' });
  expect(await statusOf(card)).toBe(200);
});

test('an erased card can be neither read nor restored, and its appointment names nobody', async () => {
  const booked = await bookFor('Nil', '10:30');
  const card = booked.customerCode ?? '';
  await cancel(booked);
  expect((await erase(card)).status).toBe(200);
  expect(await statusOf(card)).toBe(404);
  expect((await salon.owner.send(routes.restore, { params: { code: card } })).status).toBe(404);
  await eventually(async () => {
    const found = (await salon.calendar()).find(({ code }) => code === booked.code);
    expect(found).toMatchObject({ customerCode: null, customerSnapshot: null, status: 'Canceled' });
  });
  expect((await erase(card)).status).toBe(404);
});

test('a card that was merged into another one goes with it', async () => {
  const [kept, merged] = [await bookFor('Ada', '11:00'), await bookFor('Adaa', '11:30')];
  const [into, from] = [kept.customerCode ?? '', merged.customerCode ?? ''];
  await cancel(kept);
  await cancel(merged);
  const versionOf = async (code: string) =>
    (await salon.owner.call(routes.byCode, { params: { code } })).version;
  await salon.owner.call(routes.merge, {
    params: { code: into },
    body: { from, version: await versionOf(into), fromVersion: await versionOf(from) },
  });
  expect((await erase(into)).status).toBe(200);
  expect(await product.rows("select from customer.cards where name in ('Ada', 'Adaa')")).toEqual([]);
  await eventually(async () => {
    const names = (await salon.calendar()).map(({ customerSnapshot }) => customerSnapshot?.name);
    expect(names).not.toContain('Ada');
    expect(names).not.toContain('Adaa');
  });
});

test('an appointment that was booked while its card was erased loses its customer too', async () => {
  const { customerCode } = await bookFor('Ece', '12:00');
  const card = customerCode ?? '';
  await waitForFigures(card, true);
  // As if the card was deleted after the booking had read it and before it was committed.
  await product.rows('delete from customer.appointments where card_code = $1', [card]);
  await product.rows('delete from customer.cards where code = $1', [card]);
  const [late] = (await salon.calendar()).filter((one) => one.customerCode === card);
  await setStatus(late?.code ?? '', 'Canceled');
  await eventually(async () => {
    const names = (await salon.calendar()).map(({ customerSnapshot }) => customerSnapshot?.name);
    expect(names).not.toContain('Ece');
  });
});

test('only who may manage customers erases, and in the own salon only', async () => {
  const booked = await bookFor('Su', '12:30');
  const card = booked.customerCode ?? '';
  const stranger = await createPerson(product);
  expect((await stranger.send(routes.erase, { params: { code: card } })).status).toBe(404);
  const other = await openSalon(product);
  expect((await other.owner.send(routes.erase, { params: { code: card } })).status).toBe(404);
  await product.rows("update auth.memberships set groups = '{Receptionist}' where salon_code = $1", [
    other.salonCode,
  ]);
  await eventually(async () =>
    expect((await other.owner.send(routes.erase, { params: { code: card } })).status).toBe(403),
  );
  expect(await statusOf(card)).toBe(200);
});
