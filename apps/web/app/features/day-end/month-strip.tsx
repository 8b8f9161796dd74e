import { addDays, addMonths } from '@ayna/domain/wall-clock';
import { Check, ChevronLeft, ChevronRight, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { DayEndView } from '../../data/day-end.ts';
import { dayAndMonth } from '../../parts/day-range.ts';
import { signedSum } from '../../parts/signed-sum.ts';
import { monthTitle } from '../../ui/day-text.ts';
import { texts, urlWords } from './texts.ts';

const words = texts.month;

type Day = DayEndView['month']['days'][number];

const nameOf = ({ state, difference }: Day): string =>
  state === 'closed' && difference ? words.differs(signedSum(difference)) : words.states[state];

const ovals = {
  closed: 'bg-completed-bg text-completed-ink ring-1 ring-inset ring-completed-line/70',
  differs: 'bg-pending-bg text-pending-ink ring-1 ring-inset ring-pending-line',
  open: 'shadow-frame-strong',
  empty: 'hatched',
  ahead: 'border border-dashed border-line-strong opacity-60',
} as const;

const ovalOf = ({ state, difference }: Day): string =>
  ovals[state === 'closed' && difference ? 'differs' : state];

const toDay = (day: string) => ({ search: `?${urlWords.day}=${day}` });

function DayLink({ one, isShown, isNear }: { one: Day; isShown: boolean; isNear: boolean }) {
  const { day, state, difference } = one;
  return (
    <Link
      to={toDay(day)}
      aria-current={isShown ? 'date' : undefined}
      aria-label={`${dayAndMonth(day)}, ${nameOf(one)}`}
      className={`grid min-w-6 flex-1 justify-items-center gap-1 rounded-tile py-1 max-tablet:min-h-11 ${isNear ? '' : 'max-tablet:hidden'}`}
    >
      <span
        className={`grid aspect-mirror w-5 place-items-center rounded-oval max-tablet:w-7 ${ovalOf(one)} ${isShown ? 'shadow-chosen-2!' : ''}`}
      >
        {state === 'closed' &&
          (difference ? (
            <TriangleAlert size={12} strokeWidth={2.2} />
          ) : (
            <Check size={12} strokeWidth={2.6} />
          ))}
      </span>
      <small
        className={`num text-tag-size leading-3.5 ${isShown ? 'font-semibold text-accent-ink' : 'text-muted'}`}
      >
        {Number(day.slice(8))}
      </small>
    </Link>
  );
}

type Props = { readonly view: DayEndView };

const arrow =
  'grid size-8 flex-none place-items-center rounded-tile text-ink-2 hover:bg-sunken max-tablet:size-11';

/** On a phone a week up to the shown day; the arrows lead to the other months. */
export function MonthStrip({ view: { day, month } }: Props) {
  const { days } = month;
  const first = days[0]?.day ?? day;
  const index = days.findIndex((one) => one.day === day);
  const start = Math.min(Math.max(0, index - 6), Math.max(0, days.length - 7));
  const closed = days.filter(({ state }) => state === 'closed').length;
  const differing = days.flatMap((one) =>
    one.difference ? [`${dayAndMonth(one.day)} ${signedSum(one.difference)}`] : [],
  );
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 pb-4 max-tablet:pb-3">
      <nav
        aria-label={`${words.label}, ${monthTitle(first)}`}
        data-tour="day-end-month"
        className="flex min-w-0 max-w-225 flex-1 items-center"
      >
        <Link to={toDay(addDays(first, -1))} aria-label={words.previous} className={arrow}>
          <ChevronLeft size={17} />
        </Link>
        {days.map((one, at) => (
          <DayLink key={one.day} one={one} isShown={one.day === day} isNear={at >= start && at < start + 7} />
        ))}
        <Link to={toDay(addMonths(first, 1))} aria-label={words.next} className={arrow}>
          <ChevronRight size={17} />
        </Link>
      </nav>
      {closed > 0 && (
        <p className="num text-label text-muted max-tablet:w-full">
          <b className="font-semibold text-ink">{words.closedDays(closed)}</b>
          {differing.length > 0 && `. ${words.differences(differing.join(', '))}`}
        </p>
      )}
    </div>
  );
}
