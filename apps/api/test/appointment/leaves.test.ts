import { employee } from '@ayna/contracts/employee';
import { salon } from '@ayna/contracts/salon';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whileHeldUp } from './held-up.ts';
import { type OpenHouse, openHouse } from './house.ts';
import { at, date, type OpenSalon, openSalon, routes } from './kit.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const wholeDay = { startDate: at('00:00'), endDate: at('23:59'), kind: 'Sick' as const, note: '' };
const leaveOf = ({ employeeCode }: OpenSalon) => ({ params: { code: employeeCode }, body: wholeDay });
const oneHour = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const,
  startTime: '09:00:00',
  endTime: '20:00:00',
  startDate: date,
  endDate: null,
  note: '',
};

const hitsOf = async ({ owner, salonCode }: OpenSalon): Promise<string[]> => {
  const hits = await owner.call(routes.hits, { params: { salonCode }, query: {} });
  return hits.map((hit) => hit.appointment.code);
};

/** The engine takes no state for a while: as if the host had died before it told it. */
const whileDeaf = async (work: () => Promise<void>): Promise<void> => {
  await house.rows(
    `create function appointment.deaf() returns trigger language plpgsql as
     $$ begin raise exception 'deaf' using errcode = 'lock_not_available'; end $$`,
  );
  await house.rows(
    `create trigger deaf before insert or update on appointment.employee_copies
     for each row execute function appointment.deaf()`,
  );
  try {
    await work();
  } finally {
    await house.rows('drop function appointment.deaf() cascade');
  }
};

const closeThatDay = ({ owner, salonCode, opened }: OpenSalon) => {
  const { openingHours, holidays, holidayChoices, version } = opened;
  const closedDays = [{ from: date, to: date, reason: '' }];
  return owner.call(salon.routes.change, {
    params: { salonCode },
    body: { version, hours: { openingHours, holidays, holidayChoices, closedDays } },
  });
};

const { addLeave, addRecurringLeave, setActive } = employee.routes;
const under = (key: string) => ({ 'idempotency-key': key });

test.each([
  ['a leave', (open: OpenSalon, key: string) => open.owner.send(addLeave, leaveOf(open), under(key))],
  [
    'a recurring leave',
    (open: OpenSalon, key: string) =>
      open.owner.send(addRecurringLeave, { params: { code: open.employeeCode }, body: oneHour }, under(key)),
  ],
  [
    'a parting',
    ({ owner, employeeCode }: OpenSalon) =>
      owner.send(setActive, { params: { code: employeeCode }, body: { isActive: false } }),
  ],
])(
  'attack 7: %s is answered when the engine knows it and not before, also when it is sent again',
  async (_, add) => {
    const open = await openSalon(house);
    const key = newCode();
    const before = { code: '' };
    await whileDeaf(async () => {
      expect((await add(open, key)).status).toBe(503);
      before.code = (await open.book('10:00')).code;
    });
    expect((await add(open, key)).status).toBe(200);
    await expect(open.book('11:00')).rejects.toMatchObject({ status: 409 });
    expect(await hitsOf(open)).toEqual([before.code]);
    const { employeeCode: code } = open;
    const leaves = await house.rows('select from employee.leaves where employee_code = $1', [code]);
    expect(leaves.length).toBeLessThanOrEqual(1);
  },
);

test.each([
  ['a leave', (open: OpenSalon) => open.owner.call(addLeave, leaveOf(open))],
  ['a closed day', closeThatDay],
])('attack 7: %s that comes while a booking is under way waits for it, and lists it', async (_, add) => {
  const open = await openSalon(house);
  await open.book('09:00', { overlapReason: 'the calendar has a version' });
  const { booking, listing } = await whileHeldUp(house, open.salonCode, async (waiting) => {
    const started = open.book('10:00');
    await eventually(async () => expect(await waiting()).toBeGreaterThan(0));
    const adding = { done: false };
    const listed = add(open)
      .finally(() => {
        adding.done = true;
      })
      .then(() => hitsOf(open));
    await eventually(async () => expect(adding.done || (await waiting()) > 1).toBe(true));
    return { booking: started, listing: listed };
  });
  expect(await listing).toContain((await booking).code);
});
