import { momentAt } from '@ayna/domain/wall-clock';
import { bookAtReception } from './booking-operations.ts';
import { dateInDays, type OperationContext } from './operation-context.ts';

// Of every hundred operations the first sixteen want the same free slot, on days that no other operation uses.

const ROUND_LENGTH = 100;
const RIVALS = 16;

type ContestedSlot = {
  readonly id: string;
  readonly date: string;
  readonly start: number;
  readonly employeeIndex: number | null;
};

/** The slot that the rivals of this round want: one employee's time, or a time at which all four are free. */
const contestedSlotOf = (round: number, firstDay: number): ContestedSlot => {
  const number = Math.floor(round / 2);
  const start = (slots: number) => 9 * 60 + 120 * (slots % 5);
  if (round % 2 === 0) {
    const date = dateInDays(firstDay + 2 * Math.floor(number / 20));
    return { id: `named-${round}`, date, start: start(Math.floor(number / 4)), employeeIndex: number % 4 };
  }
  const date = dateInDays(firstDay + 1 + 2 * Math.floor(number / 5));
  return { id: `anybody-${round}`, date, start: start(number), employeeIndex: null };
};

/** Returns null if the operation is not part of a contest. */
export const contestedSlotFor = (index: number, firstDay: number): ContestedSlot | null =>
  index % ROUND_LENGTH < RIVALS ? contestedSlotOf(Math.floor(index / ROUND_LENGTH), firstDay) : null;

export const bookContestedSlot = async (
  context: OperationContext,
  { id, date, start, employeeIndex }: ContestedSlot,
): Promise<void> => {
  const { salon, journal } = context;
  const contest = journal.contests.get(id) ?? {
    slots: employeeIndex === null ? salon.team.length : 1,
    sent: 0,
    won: 0,
    refusalCodes: new Set<string>(),
  };
  journal.contests.set(id, contest);
  contest.sent += 1;
  const employeeCode = employeeIndex === null ? null : (salon.team[employeeIndex] ?? null);
  const services = [{ serviceCode: salon.services[1] ?? '', employeeCode }];
  const outcome = await bookAtReception(
    context,
    { services, startDate: momentAt(date, start) },
    { contended: false },
  );
  if (outcome.kind === 'done') contest.won += 1;
  if (outcome.kind === 'refused') contest.refusalCodes.add(outcome.code);
};
