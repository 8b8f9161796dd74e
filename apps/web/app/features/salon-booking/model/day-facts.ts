import type { DayOutline } from '@ayna/contracts/core/free-time-routes';
import { daysBetween, minutesFrom } from '@ayna/domain/wall-clock';
import { texts } from '../texts.ts';
import { clockOf } from './day-words.ts';

type Stretch = DayOutline['stretches'][number];

const minutesIn = ({ startDate, endDate }: Pick<Stretch, 'startDate' | 'endDate'>): number =>
  minutesFrom(startDate.slice(0, 10), endDate) - minutesFrom(startDate.slice(0, 10), startDate);

/** 10:00 - 12:30. A day that ends at midnight ends at 24:00. */
export const spanText = ({ startDate, endDate }: Pick<Stretch, 'startDate' | 'endDate'>): string => {
  const isMidnight =
    daysBetween(startDate.slice(0, 10), endDate.slice(0, 10)) > 0 && clockOf(endDate) === '00:00';
  return [clockOf(startDate), isMidnight ? '24:00' : clockOf(endDate)].join(texts.dash);
};

/** The gap that comes closest to the visit; null where there is none, or one that is long enough. */
const longestGap = (stretches: readonly Stretch[], wanted: number) => {
  const gaps = stretches
    .filter(({ kind }) => kind === 'free')
    .map((gap) => ({ gap, minutes: minutesIn(gap) }));
  const longest = gaps.toSorted((one, other) => other.minutes - one.minutes)[0];
  return longest && longest.minutes < wanted ? { ...longest, missing: wanted - longest.minutes } : null;
};

/** What a customer is told of a day without room, in the order of what they can do about it. */
export const dayFacts = ({ stretches }: Pick<DayOutline, 'stretches'>, wanted: number) => {
  const spansOf = (wantedKind: Stretch['kind']): readonly string[] =>
    stretches.filter(({ kind }) => kind === wantedKind).map(spanText);
  return {
    gap: longestGap(stretches, wanted),
    full: spansOf('full'),
    absent: spansOf('absent'),
    tooSoon: spansOf('too-soon'),
  };
};

/** Where stretches stand on the ruler, in percent of the salon's day. */
export const onRuler = (
  { startDate, endDate }: Pick<DayOutline, 'startDate' | 'endDate'>,
  stretch: { readonly startDate: string; readonly minutes: number },
): { readonly left: number; readonly width: number } => {
  const day = startDate.slice(0, 10);
  const [from, to] = [minutesFrom(day, startDate), minutesFrom(day, endDate)];
  const percent = (minutes: number): number => (100 * minutes) / (to - from);
  const left = percent(minutesFrom(day, stretch.startDate) - from);
  return { left, width: Math.min(percent(stretch.minutes), 100 - left) };
};

export const lengthOf = minutesIn;

/** About five full hours to read the ruler by. */
export const rulerHours = ({
  startDate,
  endDate,
}: Pick<DayOutline, 'startDate' | 'endDate'>): readonly string[] => {
  const day = startDate.slice(0, 10);
  const [from, to] = [minutesFrom(day, startDate) / 60, minutesFrom(day, endDate) / 60];
  const step = Math.max(1, Math.ceil((to - from) / 5));
  const hours: string[] = [];
  for (let hour = Math.ceil(from); hour <= to; hour += step)
    hours.push(`${String(hour).padStart(2, '0')}:00`);
  return hours;
};
