import { appointment } from '@ayna/contracts/appointment';
import { employee } from '@ayna/contracts/employee';
import { momentAt } from '@ayna/domain/wall-clock';
import { bookAtReception } from './booking-operations.ts';
import { type OperationContext, randomStart } from './operation-context.ts';

// Operations on time that is occupied by something other than appointments: holds, blocked time and leaves.

const { routes } = appointment;

/** Holds a slot as a booking form does, then books it, releases it or leaves it to expire. */
export const holdSlot = async (context: OperationContext): Promise<void> => {
  const { salon, random, journal, call } = context;
  const services = [{ serviceCode: random.pick(salon.services), employeeCode: random.pick(salon.team) }];
  const startDate = randomStart(context);
  const { token } = random.pick(salon.customers);
  const body = { salonCode: salon.code, services, startDate };
  const outcome = await call(token, routes.hold, { body });
  if (outcome.kind === 'lost') journal.lostHolds += 1;
  if (outcome.kind !== 'done') return;
  const { holdCode } = outcome.answer;
  const record = { startDate, employeeCode: services[0]?.employeeCode ?? '', state: 'open' as const };
  journal.holds.set(holdCode, record);
  const choice = random.below(6);
  if (choice === 0) return;
  if (choice <= 3) {
    journal.holds.set(holdCode, { ...record, state: 'unknown' });
    const booked = await bookAtReception(context, { services, startDate, holdCode });
    journal.holds.set(holdCode, { ...record, state: booked.kind === 'done' ? 'gone' : 'open' });
    return;
  }
  await call(token, routes.release, { params: { salonCode: salon.code, code: holdCode } });
  journal.holds.set(holdCode, { ...record, state: 'gone' });
};

export const blockTime = async ({
  salon,
  random,
  journal,
  call,
  ...context
}: OperationContext): Promise<void> => {
  const date = random.pick(context.days);
  const from = 9 * 60 + 15 * random.below(40);
  const [startDate, endDate] = [momentAt(date, from), momentAt(date, from + 30)];
  const body = {
    salonCode: salon.code,
    employeeCode: random.pick(salon.team),
    startDate,
    endDate,
    reason: '',
  };
  const outcome = await call(random.pick(salon.receptionists).token, routes.blockTime, { body });
  if (outcome.kind === 'done') journal.blocks.set(outcome.answer.code, true);
};

export const unblockTime = async ({ salon, random, journal, call }: OperationContext): Promise<void> => {
  const [code] = [...journal.blocks].flatMap(([blockCode, exists]) => (exists ? [blockCode] : []));
  if (!code) return;
  journal.blocks.set(code, false);
  const params = { salonCode: salon.code, code };
  await call(random.pick(salon.receptionists).token, routes.unblock, { params });
};

/** Reads the conflicts that the owner sees after the leave was acknowledged; none may be missing. */
const listConflicts = async (
  { salon, call }: OperationContext,
  employeeCode: string,
  date: string,
): Promise<string[]> => {
  const outcome = await call(salon.owner.token, routes.conflicts, {
    params: { salonCode: salon.code },
    query: { employeeCode, startDate: momentAt(date, 0), endDate: momentAt(date, 24 * 60 - 1) },
  });
  return outcome.kind === 'done' ? outcome.answer.map((conflict) => conflict.appointment.code) : [];
};

/** Adds a leave of one or two hours, perhaps over appointments, then tries to book into it. */
export const addLeave = async (context: OperationContext): Promise<void> => {
  const { salon, random, journal, call, days } = context;
  const employeeCode = random.pick(salon.team);
  const date = random.pick(days);
  const from = 9 * 60 + 60 * random.below(9);
  const [startDate, endDate] = [momentAt(date, from), momentAt(date, from + 60 + 60 * random.below(2))];
  const outcome = await call(salon.owner.token, employee.routes.addLeave, {
    params: { code: employeeCode },
    body: { startDate, endDate, kind: 'Other', note: '' },
  });
  if (outcome.kind !== 'done') return;
  journal.leaves.push({
    code: outcome.answer.code,
    employeeCode,
    startDate,
    endDate,
    receivedAt: outcome.receivedAt,
    conflicts: await listConflicts(context, employeeCode, date),
    removingAt: Number.POSITIVE_INFINITY,
    removed: false,
  });
  const services = [{ serviceCode: random.pick(salon.services), employeeCode }];
  await bookAtReception(context, { services, startDate });
};

export const removeLeave = async ({ salon, journal, call }: OperationContext): Promise<void> => {
  const leave = journal.leaves.find(({ removingAt }) => removingAt === Number.POSITIVE_INFINITY);
  if (!leave) return;
  leave.removingAt = performance.now();
  const { employeeCode, code: leaveCode } = leave;
  const params = { salonCode: salon.code, employeeCode, leaveCode };
  const outcome = await call(salon.owner.token, employee.routes.deleteLeave, { params });
  leave.removed = outcome.kind === 'done';
};
