import { minutesFrom } from '@ayna/domain/wall-clock';
import type { DeskDay } from '../../../data/appointments.ts';
import type { Candidate } from '../../../parts/conflict-moves/plan.ts';

export type OfferedDay = { readonly date: string; readonly candidates: readonly Candidate[] };

const SHOWN_DAYS = 4;
const SHOWN_TIMES = 6;

type Request = {
  /** Its own start. */
  readonly was: string;
  /** Null where anyone would do. */
  readonly employeeCode: string | null;
};

/** Who of them could begin then: with the fewest other free times, so that who is freest stays free. */
const performerAt = ({ each }: DeskDay, clock: string): string | undefined =>
  each
    .filter(({ starts }) => starts.includes(clock))
    .toSorted((one, other) => one.starts.length - other.starts.length)[0]?.employeeCode;

/** The first days with room, and of each the times that are nearest to its own, in the order of the day. */
export const offeredDays = (
  days: readonly DeskDay[],
  { was, employeeCode }: Request,
): readonly OfferedDay[] =>
  days
    .flatMap((day): OfferedDay[] => {
      const { date, each } = day;
      const own = each.find((one) => one.employeeCode === employeeCode)?.starts ?? [];
      const clocks = employeeCode === null ? [...new Set(each.flatMap(({ starts }) => starts))] : own;
      const at = minutesFrom(was.slice(0, 10), was);
      const candidates = clocks
        .flatMap((clock): Candidate[] => {
          const who = employeeCode ?? performerAt(day, clock);
          const startDate = `${date}T${clock}`;
          return who && startDate !== was
            ? [{ employeeCode: who, startDate, isShift: true, isOffered: true }]
            : [];
        })
        .toSorted((one, other) => {
          const distance = ({ startDate }: Candidate): number => Math.abs(minutesFrom(date, startDate) - at);
          return distance(one) - distance(other);
        })
        .slice(0, SHOWN_TIMES)
        .toSorted((one, other) => one.startDate.localeCompare(other.startDate));
      return candidates.length > 0 ? [{ date, candidates }] : [];
    })
    .slice(0, SHOWN_DAYS);
