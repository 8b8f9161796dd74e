import { employee } from '@ayna/contracts/employee';
import { salon } from '@ayna/contracts/salon';
import { weekdays } from '@ayna/domain/wall-clock';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whileWritersBlocked } from './block-writers.ts';
import { at, date, openSalon, routes, type TestSalon } from './kit.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product[Symbol.asyncDispose]());

const wholeDay = { startDate: at('00:00'), endDate: at('23:59'), kind: 'Sick' as const, note: '' };
const leaveOf = ({ employeeCode }: TestSalon) => ({ params: { code: employeeCode }, body: wholeDay });
const dailyLeave = {
  days: [...weekdays],
  startTime: '09:00:00',
  endTime: '20:00:00',
  startDate: date,
  endDate: null,
  note: '',
};

const listConflicts = async ({ owner, salonCode }: TestSalon): Promise<string[]> => {
  const conflicts = await owner.call(routes.conflicts, { params: { salonCode }, query: {} });
  return conflicts.map((conflict) => conflict.appointment.code);
};

/** Makes appointment reject every employee state, as if the host had died before it called. */
const whileCopiesFail = async (work: () => Promise<void>): Promise<void> => {
  await product.rows(
    `create function appointment.reject_copy() returns trigger language plpgsql as
     $$ begin raise exception 'copy rejected' using errcode = 'lock_not_available'; end $$`,
  );
  await product.rows(
    `create trigger reject_copy before insert or update on appointment.employee_copies
     for each row execute function appointment.reject_copy()`,
  );
  try {
    await work();
  } finally {
    await product.rows('drop function appointment.reject_copy() cascade');
  }
};

const closeDay = ({ owner, salonCode, opened }: TestSalon) => {
  const { openingHours, holidays, holidayChoices, version } = opened;
  const closedDays = [{ from: date, to: date, reason: '' }];
  return owner.call(salon.routes.change, {
    params: { salonCode },
    body: { version, hours: { openingHours, holidays, holidayChoices, closedDays } },
  });
};

const { addLeave, addRecurringLeave, setActive } = employee.routes;
const withKey = (key: string) => ({ 'idempotency-key': key });

test.each([
  ['a leave', (open: TestSalon, key: string) => open.owner.send(addLeave, leaveOf(open), withKey(key))],
  [
    'a recurring leave',
    (open: TestSalon, key: string) =>
      open.owner.send(
        addRecurringLeave,
        { params: { code: open.employeeCode }, body: dailyLeave },
        withKey(key),
      ),
  ],
  [
    'a deactivation',
    ({ owner, employeeCode }: TestSalon) =>
      owner.send(setActive, { params: { code: employeeCode }, body: { isActive: false } }),
  ],
])(
  'attack 7: %s succeeds only once appointment has stored it, also when it is sent again',
  async (_, add) => {
    const open = await openSalon(product);
    const key = newCode();
    const before = { code: '' };
    await whileCopiesFail(async () => {
      expect((await add(open, key)).status).toBe(503);
      before.code = (await open.book('10:00')).code;
    });
    expect((await add(open, key)).status).toBe(200);
    await expect(open.book('11:00')).rejects.toMatchObject({ status: 409 });
    expect(await listConflicts(open)).toEqual([before.code]);
    const { employeeCode: code } = open;
    const leaves = await product.rows('select from employee.leaves where employee_code = $1', [code]);
    expect(leaves.length).toBeLessThanOrEqual(1);
  },
);

test.each([
  ['a leave', (open: TestSalon) => open.owner.call(addLeave, leaveOf(open))],
  ['a closed day', closeDay],
])('attack 7: %s waits for a booking in progress and lists it as a conflict', async (_, add) => {
  const open = await openSalon(product);
  await open.book('09:00', { overlapReason: 'the calendar has a version' });
  const { booking, listing } = await whileWritersBlocked(product, open.salonCode, async (waiting) => {
    const started = open.book('10:00');
    await eventually(async () => expect(await waiting()).toBeGreaterThan(0));
    const adding = { done: false };
    const listed = add(open)
      .finally(() => {
        adding.done = true;
      })
      .then(() => listConflicts(open));
    await eventually(async () => expect(adding.done || (await waiting()) > 1).toBe(true));
    return { booking: started, listing: listed };
  });
  expect(await listing).toContain((await booking).code);
});
