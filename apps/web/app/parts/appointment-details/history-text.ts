import { Temporal } from 'temporal-polyfill';
import type { HistoryEntry } from '../../data/appointments.ts';
import { shortDay } from '../../ui/day-text.ts';
import { statusWords } from '../appointment-status/texts.ts';
import { deeds, texts } from './texts.ts';

const words = texts.history;

const isStatus = (value: string): value is keyof typeof statusWords => Object.hasOwn(statusWords, value);
const statusWord = (value: string): string => (isStatus(value) ? statusWords[value] : value);

/** A moment of the wall clock: 14 Kas Cts 10:30. */
export const wallMoment = (moment: string): string =>
  words.moment(shortDay(moment.slice(0, 10)), moment.slice(11, 16));

const deedOf = ({ what, from, to }: HistoryEntry) => {
  if (what === 'noted' && !from) return deeds.noteAdded;
  if (what === 'noted' && !to) return deeds.noteRemoved;
  if (what !== 'status') return deeds[what];
  if (to === 'Approved') return deeds.approved;
  return to === 'Completed' || to === 'Canceled' || to === 'NoShow' ? deeds[to] : deeds.status;
};

/** How a value of this kind of change is said. */
const said: Readonly<Record<HistoryEntry['what'], (value: string) => string>> = {
  booked: statusWord,
  approved: statusWord,
  status: statusWord,
  undone: statusWord,
  moved: wallMoment,
  reassigned: (name) => name,
  resized: (minutes) => texts.service.minutes(Number(minutes)),
  noted: words.quoted,
};

const changeOf = ({ what, from, to }: HistoryEntry): string | undefined => {
  const say = said[what];
  if (what === 'booked') return undefined;
  if (from && to) return words.fromTo(say(from), say(to));
  const only = to || from;
  return only ? say(only) : undefined;
};

/** Who did what, as a sentence; and from what to what, where something was before. */
export const historyLine = (
  entry: HistoryEntry,
): { readonly sentence: string; readonly change: string | undefined } => {
  const { active, passive } = deedOf(entry);
  const sentence = entry.by ? words.did(entry.by.name.trim() || words.somebody, active) : words.was(passive);
  return { sentence, change: changeOf(entry) };
};

/** As the server has it: so long may whoever changed a status take that back. */
const undoMs = 60_000;

/** How long the last change may still be taken back by this person, in whole seconds; 0 is no longer. */
export const undoSecondsLeft = (last: HistoryEntry | undefined, viewerCode: string, now: number): number => {
  if (last?.what !== 'status' || last.by?.code !== viewerCode) return 0;
  const left = Temporal.Instant.from(last.at).epochMilliseconds + undoMs - now;
  return Math.max(0, Math.ceil(Math.min(left, undoMs) / 1_000));
};
