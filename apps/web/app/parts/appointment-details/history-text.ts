import type { HistoryEntry } from '../../data/appointments.ts';
import { epochMs } from '../../lib/clock.ts';
import { shortDay } from '../../ui/day-text.ts';
import { statusWords } from '../appointment-status.texts.ts';
import { priceText } from '../money-text.ts';
import { actionPhrases, cancelReasons, texts } from './texts.ts';

const words = texts.history;

const isStatus = (value: string): value is keyof typeof statusWords => Object.hasOwn(statusWords, value);
const statusWord = (value: string): string => (isStatus(value) ? statusWords[value] : value);

/** A moment of the wall clock: 14 Kas Cts 10:30. */
export const wallMoment = (moment: string): string =>
  words.moment(shortDay(moment.slice(0, 10)), moment.slice(11, 16));

const actionPhrase = ({ what, from, to }: HistoryEntry) => {
  if (what === 'noted' && !from) return actionPhrases.noteAdded;
  if (what === 'noted' && !to) return actionPhrases.noteRemoved;
  if (what !== 'status') return actionPhrases[what];
  if (to === 'Approved') return actionPhrases.approved;
  return to === 'Completed' || to === 'Canceled' || to === 'NoShow'
    ? actionPhrases[to]
    : actionPhrases.status;
};

/** How a value of this kind of change is said. */
const formatters: Readonly<Record<HistoryEntry['what'], (value: string) => string>> = {
  booked: statusWord,
  approved: statusWord,
  status: statusWord,
  undone: statusWord,
  moved: wallMoment,
  reassigned: (name) => name,
  service: (name) => name,
  price: (lira) => priceText(Number(lira)),
  resized: (minutes) => texts.service.minutes(Number(minutes)),
  noted: words.quoted,
  confirmed: wallMoment,
  forgiven: statusWord,
  counted: statusWord,
};

const changeText = ({ what, from, to, reason, remark }: HistoryEntry): string | undefined => {
  const format = formatters[what];
  if (reason) return words.because(cancelReasons[reason], remark);
  if (what === 'booked') return undefined;
  if (from && to) return words.fromTo(format(from), format(to));
  const only = to || from;
  return only ? format(only) : undefined;
};

/** Who did what, as a sentence; and from what to what, where something was before. */
export const historyLine = (
  entry: HistoryEntry,
): { readonly sentence: string; readonly change: string | undefined } => {
  const { active, passive } = actionPhrase(entry);
  const sentence = entry.by ? words.did(entry.by.name.trim() || words.somebody, active) : words.was(passive);
  return { sentence, change: changeText(entry) };
};

/** As the server has it: so long may anyone who changed a status take that back. */
const undoMs = 60_000;

/** How long the last change may still be taken back by this person, in whole seconds; 0 is no longer. */
export const undoSecondsLeft = (last: HistoryEntry | undefined, viewerCode: string, now: number): number => {
  if (last?.what !== 'status' || last.by?.code !== viewerCode) return 0;
  const left = epochMs(last.at) + undoMs - now;
  return Math.max(0, Math.ceil(Math.min(left, undoMs) / 1_000));
};
