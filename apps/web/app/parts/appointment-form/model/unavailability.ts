import type { UnavailableReason } from '@ayna/contracts/appointment';
import { clockAt, DAY_MINUTES, minuteOfDay } from '@ayna/domain/wall-clock';
import { subtractMinuteRanges } from '../../minute-ranges.ts';
import type { Span } from './times.ts';

type Reason = { readonly startDate: string; readonly endDate: string; readonly why: UnavailableReason };

/** One rule with what it took, in minutes of the day. */
export type ReasonRow = {
  readonly why: UnavailableReason;
  readonly spans: readonly Span[];
  readonly minutes: number;
};

const order: readonly UnavailableReason[] = [
  'closed-day',
  'holiday',
  'salon-closed',
  'not-working',
  'leave',
  'break',
  'taken',
  'blocked',
  'held',
  'too-short',
];

/** A moment as a minute of the date; what lies before or after it is its beginning or its end. */
const minuteIn = (date: string, moment: string): number => {
  const day = moment.slice(0, 10);
  if (day !== date) return day < date ? 0 : DAY_MINUTES;
  return minuteOfDay(moment.slice(11));
};

const within = (span: Span, shown: Span): Span => ({
  from: Math.max(span.from, shown.from),
  to: Math.min(span.to, shown.to),
});

const isNotEmpty = ({ from, to }: Span): boolean => from < to;

type ReasonContext = {
  readonly date: string;
  readonly shown: Span /** Of the whole visit. */;
  readonly length: number;
};

/** What each rule took of the hours in sight, in the order in which it is explained. */
export const reasonRows = (
  reasons: readonly Reason[],
  { date, shown, length }: ReasonContext,
): readonly ReasonRow[] => {
  const explained = reasons
    .filter(({ why }) => why !== 'too-short')
    .map(({ why, startDate, endDate }) => ({
      why,
      ...within({ from: minuteIn(date, startDate), to: minuteIn(date, endDate) }, shown),
    }))
    .filter(isNotEmpty);
  const short = subtractMinuteRanges([shown], explained)
    .filter(({ from, to }) => to - from < length)
    .map((gap) => ({ why: 'too-short' as const, ...gap }));
  const all = [...explained, ...short];
  return order.flatMap((why) => {
    const spans = all.filter((one) => one.why === why).map(({ from, to }) => ({ from, to }));
    const minutes = spans.reduce((sum, { from, to }) => sum + to - from, 0);
    return spans.length > 0 ? [{ why, spans, minutes }] : [];
  });
};

/** Why a minute is not free; null where nothing took it and only the length does not fit. */
export const reasonAt = (
  reasons: readonly Reason[],
  date: string,
  time: string,
): UnavailableReason | null => {
  const minute = minuteOfDay(time);
  const match = reasons.find(
    ({ startDate, endDate }) => minuteIn(date, startDate) <= minute && minute < minuteIn(date, endDate),
  );
  return match?.why ?? null;
};

/** Free beginnings that follow each other, as stretches. */
export const startRanges = (starts: readonly string[], step: number): readonly Span[] => {
  const spans: { from: number; to: number }[] = [];
  for (const minute of starts.map(minuteOfDay)) {
    const last = spans.at(-1);
    if (last && minute - last.to <= step) last.to = minute;
    else spans.push({ from: minute, to: minute });
  }
  return spans;
};

/** Whole hours around the salon's day, with some air on either side. */
export const axisRange = (open: Span | undefined): Span => {
  const { from, to } = open ?? { from: 9 * 60, to: 21 * 60 };
  return {
    from: Math.max(0, Math.floor(from / 60) * 60 - 60),
    to: Math.min(DAY_MINUTES, Math.ceil(to / 60) * 60 + 60),
  };
};

/** Every second hour of the axis, the last one included where it fits. */
export const hoursOn = ({ from, to }: Span): readonly { readonly minute: number; readonly label: string }[] =>
  Array.from({ length: Math.floor((to - from) / 120) + 1 }, (_, index) => from + index * 120).map(
    (minute) => ({
      minute,
      label: minute === DAY_MINUTES ? '24' : clockAt(minute).slice(0, 2),
    }),
  );
