import { finance } from '@ayna/contracts/finance';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, createPerson, date, openSalon, routes, type TestSalon } from './kit.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

let product: TestProduct;
let open: TestSalon;
beforeAll(async () => {
  product = await startTestProduct();
  open = await openSalon(product);
});
afterAll(() => product[Symbol.asyncDispose]());

const withKey = (key: string) => ({ 'idempotency-key': key });
const sortedStatuses = (responses: readonly Response[]) =>
  responses.map(({ status }) => status).toSorted((a, b) => a - b);
const inParallel = <T>(count: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, work));

const complete = (code: string) =>
  open.owner.send(routes.updateStatus, { params: { code }, query: { status: 'Completed' } });

/** Waits until every emitted event has been handled. */
const waitForHandlers = () =>
  eventually(
    async () => {
      const [left] = await product.rows<{ jobs: number }>(
        `select count(*)::int as jobs from pgboss.job
         where state in ('created', 'retry', 'active') and data ? 'id'`,
      );
      expect(left?.jobs).toBe(0);
    },
    { within: 15_000 },
  );

const listIncomes = (code: string) =>
  product.rows<{ amount: number; takenBack: boolean }>(
    `select amount::float8 as amount, taken_back as "takenBack" from finance.transactions
     where appointment_code = $1`,
    [code],
  );

const listRowsAt = (time: string) =>
  product.rows<{ code: string; status: string }>(
    'select code, status from appointment.appointments where salon_code = $1 and starts_at = $2',
    [open.salonCode, at(time)],
  );

/** Fields that only the server may set, sent by a client. */
const forgedFields = {
  price: 1,
  status: 'Completed',
  endDate: at('09:05'),
  duration: 5,
  version: 99,
  customerCode: null,
  sessionNumber: 7,
  appointmentTime: { appointmentStartDate: at('09:00'), appointmentEndDate: at('09:01') },
  serviceSnapshot: { name: 'Bedava', price: 0, duration: 1, type: 'Single' },
  employeeSnapshot: { name: 'Kimse', lastname: 'Yok' },
  customerSnapshot: { name: 'Kimse', lastname: 'Yok', phone: '+905320000000' },
};

describe('attack 9: a client that sends price, snapshot and end', () => {
  const serverValues = (time: string, end: string) => ({
    status: 'Approved',
    version: 1,
    sessionNumber: 1,
    appointmentTime: { appointmentStartDate: at(time), appointmentEndDate: at(end) },
    serviceSnapshot: { name: 'Kesim', price: 450, duration: 30 },
    employeeSnapshot: { name: 'Mert' },
  });

  test('as a customer is ignored', async () => {
    const { salonCode, services } = open;
    const customer = await createPerson(product);
    const body = { ...forgedFields, salonCode, services, startDate: at('09:00'), note: '', holdCode: null };
    const response = await customer.send(routes.book, { body });
    const { appointments } = (await response.json()) as { appointments: object[] };
    expect(appointments).toMatchObject([serverValues('09:00', '09:30')]);
    expect(appointments).toMatchObject([{ customerSnapshot: { name: 'Zehra' } }]);
  });

  test('as the desk is ignored too, except the duration; the income is the server’s', async () => {
    const { duration: _, customerCode: __, ...more } = forgedFields;
    const body = { ...more, ...open.form('10:00') };
    const response = await open.owner.send(routes.bookByDesk, { body });
    const { appointments } = (await response.json()) as { appointments: { code: string }[] };
    expect(appointments).toMatchObject([serverValues('10:00', '10:30')]);
    const code = appointments[0]?.code ?? '';
    const changed = await open.owner.send(routes.change, {
      params: { code },
      body: { ...more, version: 1, startDate: at('10:30'), tellCustomer: false },
    });
    expect(await changed.json()).toMatchObject({ ...serverValues('10:30', '11:00'), version: 2 });
    expect((await complete(code)).status).toBe(200);
    await waitForHandlers();
    expect(await listIncomes(code)).toEqual([{ amount: 450, takenBack: false }]);
  });
});

test('attack 10: of eight parallel completions one succeeds, and there is one income', async () => {
  const { code } = await open.book('11:00');
  const responses = await inParallel(8, () => complete(code));
  expect(sortedStatuses(responses)).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  await waitForHandlers();
  expect(await listIncomes(code)).toEqual([{ amount: 450, takenBack: false }]);
});

test.each([
  ['before', '11:30'],
  ['after', '12:00'],
  ['while', '12:30'],
])(
  'attack 11: the client also posts the income, %s completing: there is one, with the server’s price',
  async (when, time) => {
    const { code } = await open.book(time);
    const post = async () => {
      const body = {
        salonCode: open.salonCode,
        type: 'Income' as const,
        category: 'Appointment' as const,
        status: true,
        title: 'Oto Randevu Ödemesi',
        amount: 55,
        date,
        note: '',
        employeeCode: null,
        employeeSnapshot: null,
        productCode: null,
        appointmentCode: code,
        salaryKind: null,
        receiptCode: null,
      };
      return open.owner.call(finance.routes.create, { body });
    };
    if (when === 'before') await post();
    await (when === 'while' ? Promise.all([post(), complete(code)]) : complete(code));
    await waitForHandlers();
    const again = await post();
    expect(again.amount).toBe(450);
    expect(await listIncomes(code)).toEqual([{ amount: 450, takenBack: false }]);
  },
);

test('attack 12: the key of a booking with another body is refused', async () => {
  const key = newCode();
  const send = (time: string) => open.owner.send(routes.bookByDesk, { body: open.form(time) }, withKey(key));
  expect((await send('13:00')).status).toBe(200);
  const again = await send('13:30');
  expect([again.status, await again.json()]).toMatchObject([422, { code: 'key-reused' }]);
  expect(await listRowsAt('13:30')).toEqual([]);
});

describe('attack 59', () => {
  test('eight parallel sends of one key book once and all get the same response', async () => {
    const key = newCode();
    const responses = await inParallel(8, () =>
      open.owner.send(routes.bookByDesk, { body: open.form('14:00') }, withKey(key)),
    );
    const [first, ...others] = await Promise.all(responses.map((response) => response.json()));
    expect(sortedStatuses(responses)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(others).toEqual(Array.from({ length: 7 }, () => first));
    expect(await listRowsAt('14:00')).toHaveLength(1);
  });

  test('a retry with the same key gets the lost response', async () => {
    const key = newCode();
    const send = (client = open.owner) =>
      client.send(routes.bookByDesk, { body: open.form('14:30') }, withKey(key));
    const lost = await send();
    await lost.body?.cancel();
    const { appointments } = (await (await send()).json()) as { appointments: { code: string }[] };
    expect((await listRowsAt('14:30')).map(({ code }) => code)).toEqual(appointments.map(({ code }) => code));
  });

  test('sending the form again with a new key finds its own time taken', async () => {
    await open.book('15:00');
    await expect(open.book('15:00')).rejects.toMatchObject({ status: 409, body: { code: 'slot-taken' } });
    expect(await listRowsAt('15:00')).toHaveLength(1);
  });
});
