import { spanOn } from '@ayna/domain/occupied-time';
import type { Range, Ranges } from '@ayna/domain/ranges';
import type { Appointment } from '../../../data/appointments.ts';

/** From one minute of the day to another. */
export type Stretch = { readonly from: number; readonly to: number };

const STEP_MINUTES = 30;
/** Shorter than this nobody would call it quiet. */
const QUIET_MINUTES = 60;

/** Half an hour of the day: how many people have a customer, by how the appointment stands, and how many work. */
export type TodayStep = Stretch & {
  readonly done: number;
  readonly expected: number;
  readonly pending: number;
  readonly working: number;
};

const meets = ({ from, to }: Stretch, [start, end]: Range): boolean => start < to && end > from;

const covers = ({ from, to }: Stretch, ranges: Ranges): boolean =>
  ranges.some(([start, end]) => start <= from && end >= to);

type Booked = { readonly day: string; readonly coming: readonly Appointment[] };

export const stepsOf = (
  { from, to }: Stretch,
  working: readonly Ranges[],
  { day, coming }: Booked,
): readonly TodayStep[] =>
  Array.from({ length: Math.ceil((to - from) / STEP_MINUTES) }, (_, index) => {
    const start = from + index * STEP_MINUTES;
    const step = { from: start, to: start + STEP_MINUTES };
    const here = coming.filter((one) => meets(step, spanOn(day, one)));
    const having = (status: Appointment['status']) =>
      new Set(here.filter((one) => one.status === status).map(({ employeeCode }) => employeeCode)).size;
    return {
      ...step,
      done: having('Completed'),
      expected: having('Approved'),
      pending: having('Pending'),
      working: working.filter((ranges) => covers(step, ranges)).length,
    };
  });

export const busyIn = ({ done, expected, pending }: TodayStep): number => done + expected + pending;

/** The longest time from now on in which people work and nobody comes; the first of several. */
export const quietStretch = (steps: readonly TodayStep[], now: number): Stretch | null => {
  let best: Stretch | null = null;
  let begin: number | null = null;
  for (const step of steps) {
    const isQuiet = step.from >= now && step.working > 0 && busyIn(step) === 0;
    begin = isQuiet ? (begin ?? step.from) : null;
    if (begin !== null && step.to - begin > (best ? best.to - best.from : QUIET_MINUTES - 1))
      best = { from: begin, to: step.to };
  }
  return best;
};

/** When the whole team is first busy at once from now on, in minutes; a team is at least two. */
export const fullFrom = (steps: readonly TodayStep[], now: number): number | null =>
  steps.find((step) => step.from >= now && step.working > 1 && busyIn(step) >= step.working)?.from ?? null;
