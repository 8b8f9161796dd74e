import type { OpeningHours, WorkHours } from '@ayna/contracts/core/hours';
import type { WorkDay } from '@ayna/domain/opening-hours';
import { inOrder, shortTime, type Week } from './rules.ts';

/** A week as the server answers it, as it is written on a screen, Monday first. */
export const fromOpeningHours = (hours: OpeningHours): Week =>
  inOrder(
    hours.map(({ day, openTime, closeTime, breaks }) => ({
      day,
      openTime: shortTime(openTime),
      closeTime: shortTime(closeTime),
      breaks: breaks.map(({ startTime, endTime }) => ({
        startTime: shortTime(startTime),
        endTime: shortTime(endTime),
      })),
    })),
  );

export const fromWorkHours = (hours: readonly WorkDay[]): Week =>
  inOrder(
    hours.map(({ day, startTime, endTime }) => ({
      day,
      openTime: shortTime(startTime),
      closeTime: shortTime(endTime),
      breaks: [],
    })),
  );

/** The same week as an employee's contract names it, day by day in the same places. */
export const toWorkHours = (week: Week): WorkHours =>
  week.map(({ day, openTime, closeTime }) => ({ day, startTime: openTime, endTime: closeTime }));

type Edge = 'start' | 'end';

const edges = {
  start: ['openTime', 'startTime'],
  end: ['closeTime', 'endTime'],
} as const satisfies Record<Edge, readonly string[]>;

/** Sentences by the path that a contract's check gives them: `openingHours.3.closeTime`, `workHours.0.endTime`. */
export type HoursErrors = Readonly<Record<string, string>>;

/** What is wrong with a day's time, wherever in the form the week stands; `index` is its place in the list. */
export const errorAt = (
  errors: HoursErrors,
  index: number,
  edge: Edge,
  pause?: number,
): string | undefined => {
  const place = pause === undefined ? `${index}` : `${index}.breaks.${pause}`;
  const ends = edges[edge].map((field) => `${place}.${field}`);
  const match = Object.keys(errors).find((path) =>
    ends.some((end) => path === end || path.endsWith(`.${end}`)),
  );
  return match === undefined ? undefined : errors[match];
};
