import type { Range } from './ranges.ts';
import { busyParts, type Work } from './slots.ts';
import { minutesFrom, momentAt } from './wall-time.ts';

type Held = {
  readonly code: string;
  readonly employeeCode: string;
  readonly startsAt: string;
  readonly work: Work;
  readonly lane: number;
};

/** The time that an appointment takes of its employee. */
export const occupied = ({ code, employeeCode, startsAt, work, lane }: Held) => {
  const date = startsAt.slice(0, 10);
  const start = minutesFrom(date, startsAt);
  return busyParts(work).map(([from, to]: Range) => ({
    subject: employeeCode,
    lane,
    from: momentAt(date, start + from),
    to: momentAt(date, start + to),
    source: 'appointment' as const,
    sourceCode: code,
    expiresAt: null,
  }));
};
