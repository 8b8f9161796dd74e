import { type Appointment, appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { Person } from '../signed-in-person.ts';
import { type OperationContext, randomStart } from './operation-context.ts';
import type { CallOutcome } from './retrying-caller.ts';

const { routes } = appointment;

/** Reads the current state, as a screen does after a conflict or a lost response. */
const rereadAppointment = async (
  { salon, random, journal, call }: OperationContext,
  code: string,
): Promise<void> => {
  const outcome = await call(random.pick(salon.receptionists).token, routes.byCode, { params: { code } });
  if (outcome.kind === 'done')
    journal.recordAck({ appointment: outcome.answer, changed: false, occupied: null });
};

const recordChange = async (
  context: OperationContext,
  code: string,
  outcome: CallOutcome<Appointment>,
  occupiesTime: boolean,
): Promise<boolean> => {
  const { journal } = context;
  if (outcome.kind === 'done') {
    journal.recordAck({
      appointment: outcome.answer,
      changed: true,
      occupied: occupiesTime ? outcome : null,
    });
    return true;
  }
  if (outcome.kind === 'lost') journal.recordLostChange(code);
  await rereadAppointment(context, code);
  return false;
};

type Change = Omit<InputOf<typeof routes.change>['body'], 'version' | 'tellCustomer'>;

const changeAppointment = async (context: OperationContext, requested: Change): Promise<void> => {
  const { journal, random, salon, call } = context;
  const target = journal.pickContended(random, 'Approved', 'Pending');
  if (!target) return;
  const { code, version } = target;
  const outcome = await call(random.pick(salon.receptionists).token, routes.change, {
    params: { code },
    body: { version, tellCustomer: false, ...requested },
  });
  const isOverlapping = typeof requested.overlapReason === 'string';
  if (isOverlapping && outcome.kind === 'refused' && outcome.code === 'slot-taken')
    journal.overlapRefused += 1;
  await recordChange(context, code, outcome, true);
};

export const moveAppointment = (context: OperationContext) =>
  changeAppointment(context, { startDate: randomStart(context) });

export const moveOverlapping = (context: OperationContext) =>
  changeAppointment(context, { startDate: randomStart(context), overlapReason: 'Birlikte' });

export const resizeAppointment = (context: OperationContext) =>
  changeAppointment(context, { duration: 20 + 5 * context.random.below(12) });

export const reassignEmployee = (context: OperationContext) => {
  const { random, salon } = context;
  const employeeCode = random.pick(salon.team);
  return changeAppointment(context, {
    employeeCode,
    ...(random.below(2) === 0 && { startDate: randomStart(context) }),
  });
};

const setStatus = async (
  context: OperationContext,
  target: Appointment,
  status: Appointment['status'],
  person: Person,
) => {
  const { code } = target;
  const outcome = await context.call(person.token, routes.updateStatus, {
    params: { code },
    query: { status },
  });
  const appointmentOutcome =
    outcome.kind === 'done' ? { ...outcome, answer: outcome.answer.appointment } : outcome;
  if (await recordChange(context, code, appointmentOutcome, false))
    context.journal.undoable.push({ code, person });
};

/** In one case of four two people change the status at once, perhaps to different values. */
const changeStatus = async (
  context: OperationContext,
  from: Appointment['status'],
  to: Appointment['status'][],
): Promise<void> => {
  const { journal, random, salon } = context;
  const target = journal.pickContended(random, from);
  if (!target) return;
  const people = random.below(4) === 0 ? 2 : 1;
  await Promise.all(
    Array.from({ length: people }, () =>
      setStatus(context, target, random.pick(to), random.pick(salon.receptionists)),
    ),
  );
};

export const completeAppointment = (context: OperationContext) =>
  changeStatus(context, 'Approved', ['Completed']);
export const cancelAppointment = (context: OperationContext) =>
  changeStatus(context, 'Approved', ['Canceled', 'Canceled', 'NoShow']);
export const approveAppointment = (context: OperationContext) =>
  changeStatus(context, 'Pending', ['Approved', 'Approved', 'Canceled']);

/** Undoes a recent status change by the person who made it. The slot may be taken by now. */
export const undoStatus = async (context: OperationContext): Promise<void> => {
  const { journal, random, call } = context;
  const recent = journal.undoable.slice(-20);
  if (recent.length === 0) return;
  const { code, person } = random.pick(recent);
  const outcome = await call(person.token, routes.undo, { params: { code } });
  if (await recordChange(context, code, outcome, false)) journal.markContended(code);
};
