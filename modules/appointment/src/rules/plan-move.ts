import type { RefusalCode } from '@ayna/contracts/errors';
import { hasMinute } from '@ayna/domain/ranges';
import { minutesFrom } from '@ayna/domain/wall-clock';
import type { Work } from '@ayna/domain/work-parts';
import { type AvailabilityContext, employeeDay, performs } from './availability.ts';
import { offeredStarts, possibleStarts } from './slots.ts';
import { nearest } from './visit.ts';

type Move = {
  readonly serviceCode: string;
  readonly employeeCode: string;
  /** In minutes from the context's date. */
  readonly start: number;
  readonly work: Work;
  /** Over others on purpose: neither hours nor occupied time matter. */
  readonly over: boolean;
};

type MoveRefusal = { readonly refused: RefusalCode; readonly nearest: readonly number[] };

/** Why a move is refused; null where it is possible. The context must not count the appointment itself as occupied. */
export const checkMove = (
  context: AvailabilityContext,
  { serviceCode, employeeCode, start, work, over }: Move,
): MoveRefusal | null => {
  const employee = context.employees.find(({ code }) => code === employeeCode);
  if (!employee?.isActive) return { refused: 'unknown-employee', nearest: [] };
  if (!performs(employee, serviceCode)) return { refused: 'not-performed', nearest: [] };
  if (over) return null;
  const day = employeeDay(context, employee);
  const starts = possibleStarts(day, work);
  if (hasMinute(starts, start)) return null;
  if (!hasMinute(possibleStarts({ ...day, occupied: [] }, work), start))
    return { refused: 'outside-hours', nearest: [] };
  return { refused: 'slot-taken', nearest: nearest(offeredStarts(starts, context.salon.slotStep, 0), start) };
};

/** The starts on the context's date to which an appointment may be moved, none in the past. */
export const possibleMoves = (
  context: AvailabilityContext,
  { serviceCode, employeeCode, work }: Pick<Move, 'serviceCode' | 'employeeCode' | 'work'>,
): number[] => {
  const employee = context.employees.find(({ code }) => code === employeeCode);
  if (!employee?.isActive || !performs(employee, serviceCode)) return [];
  return offeredStarts(
    possibleStarts(employeeDay(context, employee), work),
    context.salon.slotStep,
    minutesFrom(context.date, context.now),
  );
};
