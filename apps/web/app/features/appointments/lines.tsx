import { ChevronRight, Hourglass, Search } from 'lucide-react';
import type { Appointment } from '../../data/appointments.ts';
import { datesText, dayAndMonth } from '../../parts/day-range.ts';
import type { Days } from '../../parts/days.ts';
import { dayOf } from './model/filter-appointments.ts';
import { texts } from './texts.ts';

// What stands above the list in a line of its own, and leads on.

const lineStyle =
  'num flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-box px-3.5 py-2 text-left transition-[background-color,box-shadow] duration-120';

const chevron = <ChevronRight size={17} className="flex-none" />;

const sayDay = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(day) : datesText(day, day);

type WaitingProps = {
  /** Those who wait on other days, the earliest first. */
  readonly waiting: readonly Appointment[];
  readonly today: string;
  readonly show: () => void;
};

/** Requests that the chosen days leave out are not lost: one press shows all who wait. */
export function WaitingElsewhere({ waiting, today, show }: WaitingProps) {
  const [first] = waiting;
  if (!first) return null;
  const { text, show: verb } = texts.waitingElsewhere;
  return (
    <button
      type="button"
      onClick={show}
      className={`${lineStyle} bg-pending-bg text-pending-ink shadow-frame-pending hover:shadow-frame-strong`}
    >
      <Hourglass size={17} className="flex-none" />
      <span className="min-w-0 flex-1 font-medium">{text(waiting.length, sayDay(dayOf(first), today))}</span>
      <span className="flex-none font-strong max-tablet:sr-only">{verb}</span>
      {chevron}
    </button>
  );
}

type SearchedProps = { readonly days: Days; readonly searchAll: () => void };

/** Days that were chosen bound the search too, which is easily forgotten. */
export function SearchedDays({ days: { first, last }, searchAll }: SearchedProps) {
  const { text, all } = texts.searchedDays;
  return (
    <button
      type="button"
      onClick={searchAll}
      className={`${lineStyle} bg-sunken text-ink-2 hover:bg-sir-100 dark:hover:bg-sir-850`}
    >
      <Search size={17} className="flex-none text-muted" />
      {/* On a phone the chip of the days says which they are. */}
      <span className="min-w-0 flex-1 max-tablet:sr-only">{text(datesText(first, last))}</span>
      <span className="font-strong text-accent-ink max-tablet:flex-1">{all}</span>
      {chevron}
    </button>
  );
}
