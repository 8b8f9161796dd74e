import { pxToMinutes } from '../../model/scale.ts';

/** A day column as it stood when it was measured, in pixels of the window. */
export type Column = {
  /** Empty where one column holds the whole team. */
  readonly employee: string;
  readonly day: string;
  /** The first and the last visible minute. */
  readonly from: number;
  readonly to: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
};

/** Whose time it is; minutes are counted from 00:00 of the day and go on past midnight. */
export type Placement = {
  readonly employee: string;
  readonly day: string;
  readonly start: number;
  readonly end: number;
};

export const isSame = (one: Placement, other: Placement | null): boolean =>
  other !== null &&
  one.start === other.start &&
  one.end === other.end &&
  one.day === other.day &&
  one.employee === other.employee;

const distanceTo = (x: number, { left, right }: Column): number => Math.max(left - x, x - right, 0);

/** The column under the pointer; beside all of them, the nearest. */
export const columnAt = <C extends Column>(columns: readonly C[], x: number): C | undefined => {
  let nearest = columns[0];
  for (const column of columns)
    if (nearest && distanceTo(x, column) < distanceTo(x, nearest)) nearest = column;
  return nearest;
};

/** The column of a place: its employee's on that day, or the whole team's. */
export const columnFor = <C extends Pick<Column, 'employee' | 'day'>>(
  columns: readonly C[],
  { employee, day }: Pick<Placement, 'employee' | 'day'>,
): C | undefined =>
  columns.find((one) => one.day === day && (one.employee === employee || one.employee === ''));

export const minuteIn = ({ from, top }: Column, y: number): number => from + pxToMinutes(y - top);

/** 12:07 is 12:00 or 12:15, whichever is nearer. */
export const snapTo = (minute: number, step: number): number => Math.round(minute / step) * step;

export const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));

/** A fine hand holds Shift. */
const FINE_STEP_MINUTES = 5;
const DEFAULT_STEP_MINUTES = 15;

/** A quarter of an hour, unless the salon's own beginnings do not lie on quarters. */
export const stepFor = (slotStep: number, isFine = false): number => {
  if (isFine) return FINE_STEP_MINUTES;
  return slotStep % DEFAULT_STEP_MINUTES === 0 ? DEFAULT_STEP_MINUTES : Math.min(slotStep, 10);
};
