import { openDocument } from './document.ts';
import type { Work } from './slots.ts';

type Held = {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly employeeCode: string;
  readonly work: Work;
  readonly lane: number;
  readonly document: string;
  readonly version: number;
};

/** How an appointment lies while it is being moved, so that it can be put back as it was: phases, lane and reason too. */
export const beforeOf = (held: Held, byCode: string, at: number) => {
  const { startsAt, endsAt, employeeCode, work, lane, version } = held;
  const { employeeSnapshot, overlapReason } = openDocument(held.document);
  return {
    at,
    byCode,
    version: version + 1,
    startsAt,
    endsAt,
    employeeCode,
    employeeSnapshot,
    work,
    lane,
    overlapReason,
  };
};

type Before = Pick<ReturnType<typeof beforeOf>, 'at' | 'byCode' | 'version'>;

/** As long as a list of many moves is worked through and looked over again. */
const MOVE_BACK_MS = 15 * 60_000;

/** Only the last change may be taken back, by whoever made it, for a while. */
export const mayPutBack = (before: Before | null, version: number, actor: string, now: number): boolean =>
  before !== null && before.version === version && before.byCode === actor && now - before.at <= MOVE_BACK_MS;
