import type { Slot } from '../../../data/booking.ts';

export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening';

const partOf = (clock: string): PartOfDay => {
  // Of a salon that works past midnight.
  if (clock < '05:00') return 'night';
  if (clock < '12:00') return 'morning';
  return clock < '17:00' ? 'afternoon' : 'evening';
};

/** In the order of the day, but those that suit the salon first; none is left out. */
const suggestedFirst = (slots: readonly Slot[]): readonly Slot[] => [
  ...slots.filter(({ suggested }) => suggested),
  ...slots.filter(({ suggested }) => !suggested),
];

type TimesOfPart = readonly [part: PartOfDay, times: readonly Slot[]];

/** The free starts of a day by its parts; a part without any is left out. */
export const slotsByPart = (slots: readonly Slot[]): readonly TimesOfPart[] =>
  [...Map.groupBy(slots, ({ startDate }) => partOf(startDate.slice(11, 16)))].map(
    ([part, times]): TimesOfPart => [part, suggestedFirst(times)],
  );

type OwnHold = {
  readonly startDate: string;
  readonly endDate: string;
  readonly employeeCodes: readonly string[];
};

/**
 * One's own hold takes its time out of the free ones and makes its neighbours suit the salon. The time is shown as it was
 * `before`, and so are all marks: otherwise the times would change places while the customer chooses among them.
 */
export const withOwnHold = (
  free: readonly Slot[],
  before: readonly Slot[],
  hold: OwnHold | null,
): readonly Slot[] => {
  const suited = new Set(before.filter(({ suggested }) => suggested).map(({ startDate }) => startDate));
  const marked = free.map((slot) => ({ ...slot, suggested: suited.has(slot.startDate) }));
  if (!hold) return marked;
  const { startDate, endDate, employeeCodes } = hold;
  if (free.some((slot) => slot.startDate === startDate)) return marked;
  const held = { startDate, endDate, employeeCodes: [...employeeCodes], suggested: suited.has(startDate) };
  return [...marked, held].toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1));
};
