import type { HistoryEntry } from '../../../../data/appointments.ts';
import { epochMs } from '../../../../lib/clock.ts';
import { texts } from '../texts.ts';

/** What somebody else did to an appointment just now. */
export type ForeignChange = {
  /** Whose hand it was; the customer's has no code. */
  readonly by: { readonly code: string; readonly name: string } | null;
  readonly words: string;
};

/** Older changes only come to light because a list was read again. */
const RECENT_MS = 120_000;

/** Of several changes in one act the first of these is said. */
const weight: readonly HistoryEntry['what'][] = ['moved', 'reassigned', 'resized'];

const changeText = ({ what, to }: HistoryEntry): string =>
  what === 'status' ? (texts.turned[to ?? ''] ?? texts.changed) : texts.did[what];

const rank = ({ what }: HistoryEntry): number => {
  const index = weight.indexOf(what);
  return index === -1 ? weight.length : index;
};

const firstName = (name: string): string => name.split(' ')[0] ?? name;

/** The last act of a history, told to `me`; undefined where it was my own, or long ago. */
export const foreignChange = (
  history: readonly HistoryEntry[],
  me: string | undefined,
  now: number,
): ForeignChange | undefined => {
  const last = history.at(-1);
  if (!last || (last.by !== null && last.by.code === me)) return undefined;
  if (now - epochMs(last.at) > RECENT_MS) return undefined;
  const act = history.filter(({ at }) => at === last.at).toSorted((one, other) => rank(one) - rank(other))[0];
  const who = last.by ? firstName(last.by.name) : texts.customer;
  return { by: last.by, words: texts.chip(who, changeText(act ?? last)) };
};
