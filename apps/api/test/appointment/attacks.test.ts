import { finance } from '@ayna/contracts/finance';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenHouse, openHouse } from './house.ts';
import { at, date, type OpenSalon, openSalon, person, routes } from './kit.ts';

let house: OpenHouse;
let open: OpenSalon;
beforeAll(async () => {
  house = await openHouse();
  open = await openSalon(house);
});
afterAll(() => house[Symbol.asyncDispose]());

const under = (key: string) => ({ 'idempotency-key': key });
const statusesOf = (answers: readonly Response[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

const complete = (code: string) =>
  open.owner.send(routes.updateStatus, { params: { code }, query: { status: 'Completed' } });

/** Every event that was told has been heard. */
const allHeard = () =>
  eventually(
    async () => {
      const [left] = await house.rows<{ jobs: number }>(
        `select count(*)::int as jobs from pgboss.job
         where state in ('created', 'retry', 'active') and data ? 'id'`,
      );
      expect(left?.jobs).toBe(0);
    },
    { within: 15_000 },
  );

const incomesOf = (code: string) =>
  house.rows<{ amount: number; takenBack: boolean }>(
    `select amount::float8 as amount, taken_back as "takenBack" from finance.transactions
     where appointment_code = $1`,
    [code],
  );

const rowsAt = (time: string) =>
  house.rows<{ code: string; status: string }>(
    'select code, status from appointment.appointments where salon_code = $1 and starts_at = $2',
    [open.salonCode, at(time)],
  );

/** What only the server says, said by a client. */
const lies = {
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
  const asTheServerSays = (time: string, end: string) => ({
    status: 'Approved',
    version: 1,
    sessionNumber: 1,
    appointmentTime: { appointmentStartDate: at(time), appointmentEndDate: at(end) },
    serviceSnapshot: { name: 'Kesim', price: 450, duration: 30 },
    employeeSnapshot: { name: 'Mert' },
  });

  test('as a customer is not listened to', async () => {
    const { salonCode, services } = open;
    const customer = await person(house);
    const body = { ...lies, salonCode, services, startDate: at('09:00'), note: '', holdCode: null };
    const answer = await customer.send(routes.book, { body });
    const { appointments } = (await answer.json()) as { appointments: object[] };
    expect(appointments).toMatchObject([asTheServerSays('09:00', '09:30')]);
    expect(appointments).toMatchObject([{ customerSnapshot: { name: 'Zehra' } }]);
  });

  test('at the desk neither; a length it may give; the income is the server’s', async () => {
    const { duration: _, customerCode: __, ...more } = lies;
    const body = { ...more, ...open.form('10:00') };
    const answer = await open.owner.send(routes.bookByDesk, { body });
    const { appointments } = (await answer.json()) as { appointments: { code: string }[] };
    expect(appointments).toMatchObject([asTheServerSays('10:00', '10:30')]);
    const code = appointments[0]?.code ?? '';
    const changed = await open.owner.send(routes.change, {
      params: { code },
      body: { ...more, version: 1, startDate: at('10:30'), tellCustomer: false },
    });
    expect(await changed.json()).toMatchObject({ ...asTheServerSays('10:30', '11:00'), version: 2 });
    expect((await complete(code)).status).toBe(200);
    await allHeard();
    expect(await incomesOf(code)).toEqual([{ amount: 450, takenBack: false }]);
  });
});

test('attack 10: completed eight times at once, one is told so, and there is one income', async () => {
  const { code } = await open.book('11:00');
  const answers = await times(8, () => complete(code));
  expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  await allHeard();
  expect(await incomesOf(code)).toEqual([{ amount: 450, takenBack: false }]);
});

test.each([
  ['before', '11:30'],
  ['after', '12:00'],
  ['at once', '12:30'],
])(
  'attack 11: completed, and the client posts the income %s too: it is one, of the server’s price',
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
      };
      return open.owner.call(finance.routes.create, { body });
    };
    if (when === 'before') await post();
    await (when === 'at once' ? Promise.all([post(), complete(code)]) : complete(code));
    await allHeard();
    const answered = await post();
    expect(answered.amount).toBe(450);
    expect(await incomesOf(code)).toEqual([{ amount: 450, takenBack: false }]);
  },
);

test('attack 12: a booking’s key that comes again with another body is refused', async () => {
  const key = newCode();
  const send = (time: string) => open.owner.send(routes.bookByDesk, { body: open.form(time) }, under(key));
  expect((await send('13:00')).status).toBe(200);
  const again = await send('13:30');
  expect([again.status, await again.json()]).toMatchObject([422, { code: 'key-reused' }]);
  expect(await rowsAt('13:30')).toEqual([]);
});

describe('attack 59', () => {
  test('a double click, eight times over, books once and says so to all', async () => {
    const key = newCode();
    const answers = await times(8, () =>
      open.owner.send(routes.bookByDesk, { body: open.form('14:00') }, under(key)),
    );
    const [first, ...others] = await Promise.all(answers.map((answer) => answer.json()));
    expect(statusesOf(answers)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(others).toEqual(Array.from({ length: 7 }, () => first));
    expect(await rowsAt('14:00')).toHaveLength(1);
  });

  test('a lost answer is found again under its key', async () => {
    const key = newCode();
    const send = (client = open.owner) =>
      client.send(routes.bookByDesk, { body: open.form('14:30') }, under(key));
    const giving = await send();
    await giving.body?.cancel();
    const { appointments } = (await (await send()).json()) as { appointments: { code: string }[] };
    expect((await rowsAt('14:30')).map(({ code }) => code)).toEqual(appointments.map(({ code }) => code));
  });

  test('the back button, and the form once more, finds its own time taken', async () => {
    await open.book('15:00');
    await expect(open.book('15:00')).rejects.toMatchObject({ status: 409, body: { code: 'slot-taken' } });
    expect(await rowsAt('15:00')).toHaveLength(1);
  });
});
