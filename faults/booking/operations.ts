import { randomFrom } from '../../tools/seed/random.ts';
import {
  bookAnyEmployee,
  bookNamedEmployee,
  bookOnline,
  bookOverlapping,
  bookTwoServices,
} from './booking-operations.ts';
import {
  approveAppointment,
  cancelAppointment,
  completeAppointment,
  moveAppointment,
  moveOverlapping,
  reassignEmployee,
  resizeAppointment,
  undoStatus,
} from './change-operations.ts';
import { bookContestedSlot, contestedSlotFor } from './contest.ts';
import { dateInDays, type OperationContext } from './operation-context.ts';
import { addLeave, blockTime, holdSlot, removeLeave, unblockTime } from './schedule-operations.ts';

type Operation = (context: OperationContext) => Promise<unknown>;

/** How often each operation occurs in a hundred, apart from contests. */
const mix: readonly (readonly [number, Operation])[] = [
  [18, bookNamedEmployee],
  [13, bookAnyEmployee],
  [5, bookTwoServices],
  [3, bookOverlapping],
  [5, bookOnline],
  [10, moveAppointment],
  [1, moveOverlapping],
  [1, resizeAppointment],
  [8, reassignEmployee],
  [8, cancelAppointment],
  [6, completeAppointment],
  [3, approveAppointment],
  [7, undoStatus],
  [5, holdSlot],
  [1, blockTime],
  [1, unblockTime],
  [3, addLeave],
  [2, removeLeave],
];

const weightedOperations = mix.flatMap(([times, operation]) =>
  Array.from({ length: times }, () => operation),
);

const FIRST_DAY = 2;

/** So few days that most requested slots are taken: 420 operations share two days. */
const dayCountFor = (operations: number): number => Math.max(1, Math.round(operations / 420));

/** Runs the operation of this number. Number and seed determine it, apart from what other clients change. */
export const performOperation = async (
  index: number,
  { seed, operations }: { readonly seed: number; readonly operations: number },
  given: Pick<OperationContext, 'salon' | 'journal' | 'call'>,
): Promise<void> => {
  const random = randomFrom(seed + index * 7919);
  const dayCount = dayCountFor(operations);
  const day = FIRST_DAY + Math.floor((index / operations) * dayCount);
  const marker = `op-${String(index).padStart(6, '0')}`;
  const context = { ...given, random, marker, days: [dateInDays(day), dateInDays(day + 1)] };
  const contest = contestedSlotFor(index, FIRST_DAY + dayCount + 2);
  const operation = contest ? bookContestedSlot : random.pick(weightedOperations);
  const { operationCounts } = given.journal;
  operationCounts[operation.name] = (operationCounts[operation.name] ?? 0) + 1;
  await (contest ? bookContestedSlot(context, contest) : (operation as Operation)(context));
};
