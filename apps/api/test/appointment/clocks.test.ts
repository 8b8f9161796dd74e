import { salon } from '@ayna/contracts/salon';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at, clientAt, createPerson, openSalon, routes, type TestSalon } from './kit.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

const TEN_MINUTES = 10 * 60_000;

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
beforeEach(() => {
  product.clock.ahead = 0;
});
afterAll(() => product[Symbol.asyncDispose]());

const setStatus = ({ owner }: TestSalon, code: string, status: 'Approved' | 'Canceled' | 'Completed') =>
  owner.call(routes.updateStatus, { params: { code }, query: { status } });

const listStatuses = ({ salonCode }: TestSalon) =>
  product.rows('select status from appointment.appointments where salon_code = $1', [salonCode]);

describe.each([
  ['ahead', TEN_MINUTES],
  ['behind', -TEN_MINUTES],
])('attack 54: a host whose clock is ten minutes %s', (_, ahead) => {
  test('books, completes and undoes', async () => {
    product.clock.ahead = ahead;
    const open = await openSalon(product);
    const { code } = await open.book('10:00');
    await setStatus(open, code, 'Completed');
    expect(await open.owner.call(routes.undo, { params: { code } })).toMatchObject({ status: 'Approved' });
  });

  test('creates a hold that competes with a correct clock, and the desk books exactly once', async () => {
    const open = await openSalon(product);
    const { salonCode, services, owner } = open;
    product.clock.ahead = ahead;
    const { holdCode } = await clientAt(product.url, null).call(routes.hold, {
      body: { salonCode, services, startDate: at('11:00') },
    });
    product.clock.ahead = 0;
    const others = await clientAt(product.url, null).send(routes.hold, {
      body: { salonCode, services, startDate: at('11:00') },
    });
    expect(others.status).toBe(ahead > 0 ? 409 : 200);
    const desk = await owner.send(routes.bookByDesk, { body: open.form('11:00') });
    const own = await owner.send(routes.bookByDesk, { body: open.form('11:00', { holdCode }) });
    expect([desk.status, own.status]).toEqual([200, 409]);
    expect(await listStatuses(open)).toHaveLength(1);
  });

  test('lets a customer sign in and book', async () => {
    const open = await openSalon(product);
    const { salonCode, services } = open;
    product.clock.ahead = ahead;
    const customer = await createPerson(product);
    const body = { salonCode, services, startDate: at('12:00'), note: '', holdCode: null };
    expect(await customer.call(routes.book, { body })).toMatchObject({ appointments: [{ version: 1 }] });
  });
});

/** The code of the same entry as a host with a clock ten minutes ahead would have created it. */
const shiftCode = (code: string) => {
  const millis = Number.parseInt(code.replace('-', '').slice(0, 12), 16) + TEN_MINUTES;
  const prefix = millis.toString(16).padStart(12, '0');
  return `${prefix.slice(0, 8)}-${prefix.slice(8)}${code.slice(13)}`;
};

test('attack 54: a history entry of a host with a wrong clock is never mistaken for the latest one', async () => {
  const open = await openSalon(product);
  const { owner, salonCode, services, opened } = open;
  await owner.call(salon.routes.change, {
    params: { salonCode },
    body: { version: opened.version, rules: { ...opened, approval: 'manual' } },
  });
  const customer = await createPerson(product);
  const body = { salonCode, services, startDate: at('12:00'), note: '', holdCode: null };
  const { appointments } = await customer.call(routes.book, { body });
  const code = appointments[0]?.code ?? '';
  await setStatus(open, code, 'Approved');
  await product.database.asAdmin(async (client) => {
    const { rows } = await client.query<{ code: string }>(
      "select code from appointment.history where appointment_code = $1 and after = 'Approved'",
      [code],
    );
    const [entry] = rows;
    // A trigger makes history append-only; only the replica role bypasses it.
    await client.query('set session_replication_role = replica');
    await client.query('update appointment.history set code = $2 where code = $1', [
      entry?.code,
      shiftCode(entry?.code ?? ''),
    ]);
  });
  await setStatus(open, code, 'Canceled');
  await expect(owner.call(routes.undo, { params: { code } })).rejects.toMatchObject({
    body: { code: 'undo-over' },
  });
  expect(await listStatuses(open)).toEqual([{ status: 'Canceled' }]);
});
