import type { Range } from '@ayna/domain/ranges';
import { addMinutes } from '@ayna/domain/wall-clock';
import { busyParts, type Work } from '@ayna/domain/work-parts';

type Placement = {
  readonly code: string;
  readonly employeeCode: string;
  readonly startsAt: string;
  readonly work: Work;
  readonly lane: number;
};

/** The time that an appointment occupies of its employee. */
export const occupancyOf = ({ code, employeeCode, startsAt, work, lane }: Placement) =>
  busyParts(work).map(([from, to]: Range) => ({
    subject: employeeCode,
    lane,
    from: addMinutes(startsAt, from),
    to: addMinutes(startsAt, to),
    source: 'appointment' as const,
    sourceCode: code,
    expiresAt: null,
  }));
