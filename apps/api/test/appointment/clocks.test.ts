import { salon } from '@ayna/contracts/salon';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenHouse, openHouse } from './house.ts';
import { at, clientAt, type OpenSalon, openSalon, person, routes } from './kit.ts';

const TEN_MINUTES = 10 * 60_000;

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(() => {
  house.clock.ahead = 0;
});
afterAll(() => house[Symbol.asyncDispose]());

const turn = ({ owner }: OpenSalon, code: string, status: 'Approved' | 'Canceled' | 'Completed') =>
  owner.call(routes.updateStatus, { params: { code }, query: { status } });

const rowsOf = ({ salonCode }: OpenSalon) =>
  house.rows('select status from appointment.appointments where salon_code = $1', [salonCode]);

describe.each([
  ['ahead', TEN_MINUTES],
  ['behind', -TEN_MINUTES],
])('attack 54: a host whose clock is ten minutes %s', (_, ahead) => {
  test('books, completes and takes back', async () => {
    house.clock.ahead = ahead;
    const open = await openSalon(house);
    const { code } = await open.book('10:00');
    await turn(open, code, 'Completed');
    expect(await open.owner.call(routes.undo, { params: { code } })).toMatchObject({ status: 'Approved' });
  });

  test('keeps a time that is then wanted where the clock is right: one of the two has it', async () => {
    const open = await openSalon(house);
    const { salonCode, services, owner } = open;
    house.clock.ahead = ahead;
    const { holdCode } = await clientAt(house.url, null).call(routes.hold, {
      body: { salonCode, services, startDate: at('11:00') },
    });
    house.clock.ahead = 0;
    const others = await owner.send(routes.bookByDesk, { body: open.form('11:00') });
    const own = await owner.send(routes.bookByDesk, { body: open.form('11:00', { holdCode }) });
    expect([others.status, own.status]).toEqual(ahead > 0 ? [409, 200] : [200, 409]);
    expect(await rowsOf(open)).toHaveLength(1);
  });

  test('lets a customer sign in and book', async () => {
    const open = await openSalon(house);
    const { salonCode, services } = open;
    house.clock.ahead = ahead;
    const customer = await person(house);
    const body = { salonCode, services, startDate: at('12:00'), note: '', holdCode: null };
    expect(await customer.call(routes.book, { body })).toMatchObject({ appointments: [{ version: 1 }] });
  });
});

/** The same entry, written by a host whose clock was ten minutes ahead. */
const writtenAhead = (code: string) => {
  const millis = Number.parseInt(code.replace('-', '').slice(0, 12), 16) + TEN_MINUTES;
  const prefix = millis.toString(16).padStart(12, '0');
  return `${prefix.slice(0, 8)}-${prefix.slice(8)}${code.slice(13)}`;
};

test('attack 54: what a host with another clock wrote is never mistaken for what stands', async () => {
  const open = await openSalon(house);
  const { owner, salonCode, services, opened } = open;
  const { onlineBooking, cancelMinutes, leadMinutes, aheadDays, slotStep, anyEmployee } = opened;
  const { waitingList, remindDayBefore, remindTwoHours } = opened;
  const reminders = { waitingList, remindDayBefore, remindTwoHours };
  const rules = { onlineBooking, cancelMinutes, leadMinutes, aheadDays, slotStep, anyEmployee, ...reminders };
  await owner.call(salon.routes.change, {
    params: { salonCode },
    body: { version: opened.version, rules: { ...rules, approval: 'manual' } },
  });
  const customer = await person(house);
  const body = { salonCode, services, startDate: at('12:00'), note: '', holdCode: null };
  const { appointments } = await customer.call(routes.book, { body });
  const code = appointments[0]?.code ?? '';
  await turn(open, code, 'Approved');
  await house.database.asAdmin(async (client) => {
    const { rows } = await client.query<{ code: string }>(
      "select code from appointment.history where appointment_code = $1 and after = 'Approved'",
      [code],
    );
    const [entry] = rows;
    // Its rows are kept as they are; only the replica's way leads past that.
    await client.query('set session_replication_role = replica');
    await client.query('update appointment.history set code = $2 where code = $1', [
      entry?.code,
      writtenAhead(entry?.code ?? ''),
    ]);
  });
  await turn(open, code, 'Canceled');
  await expect(owner.call(routes.undo, { params: { code } })).rejects.toMatchObject({
    body: { code: 'undo-over' },
  });
  expect(await rowsOf(open)).toEqual([{ status: 'Canceled' }]);
});
