import type { MoveSnapshot } from './appointment-record.ts';

/** Long enough to work through a list of many moves and to check it afterwards. */
const UNDO_MOVE_MS = 15 * 60_000;

/** Only the last change may be undone, by the person who made it, for a quarter of an hour. */
export const mayUndoMove = (
  snapshot: Pick<MoveSnapshot, 'at' | 'byCode' | 'version'> | null,
  version: number,
  actor: string,
  now: number,
): boolean =>
  snapshot !== null &&
  snapshot.version === version &&
  snapshot.byCode === actor &&
  now - snapshot.at <= UNDO_MOVE_MS;
