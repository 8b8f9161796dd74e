import type { NoRoomReason } from '@ayna/contracts/appointment';
import { addDays } from '@ayna/domain/wall-clock';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { longDay, partsOf } from '../../../ui/day-text.ts';
import type { BookingData } from '../model/booking-data.ts';
import { type BookingChoice, hrefOf } from '../model/url-params.ts';
import { shortReasons, texts } from '../texts.ts';
import { stripDays, useDayReasons } from '../use-day-reasons.ts';

const words = texts.time;

type Props = {
  readonly data: BookingData;
  readonly choice: BookingChoice;
  readonly services: string;
  readonly isReady: boolean;
  /** The day whose times are shown. */
  readonly day: string;
};

/** The days from today on, and the chosen one if it is further off. A day without room can be opened to see why. */
export function DayStrip(props: Props) {
  const { data, choice, day } = props;
  const list = useRef<HTMLUListElement>(null);
  const strip = Array.from({ length: stripDays }, (_, days) => addDays(data.today, days));
  const days = strip.includes(day) ? strip : [...strip, day];
  const reasonOf = useDayReasons(props);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[data-day="${day}"]`);
    if (chosen && list.current) list.current.scrollLeft = Math.max(0, chosen.offsetLeft - 90);
  }, [day]);
  return (
    <ul
      ref={list}
      aria-label={words.days}
      className="relative -mx-5 mt-4.5 flex gap-2 overflow-x-auto px-5 py-0.5 [scrollbar-width:none] desk:mx-0 desk:px-0.5"
    >
      {days.map((date) => (
        <DayLink
          key={date}
          date={date}
          today={data.today}
          to={hrefOf(choice, { day: date, clock: null, step: 'time' })}
          isChosen={date === day}
          reason={reasonOf(date) ?? (data.closedDays.includes(date) ? 'closed' : null)}
        />
      ))}
    </ul>
  );
}

type DayProps = {
  readonly date: string;
  readonly today: string;
  readonly to: string;
  readonly isChosen: boolean;
  /** Why it has no room; null if it has, or that is not known yet. */
  readonly reason: NoRoomReason | null;
};

const lookOf = (isChosen: boolean, isOff: boolean): string => {
  if (isChosen) return 'bg-accent text-on-accent';
  return isOff ? 'hatched text-muted' : 'text-muted shadow-frame hover:bg-sunken dark:hover:bg-raised';
};

function DayLink({ date, today, to, isChosen, reason }: DayProps) {
  const { date: number, weekday } = partsOf(date);
  const isOff = reason !== null;
  const note = isOff ? shortReasons[reason] : '';
  const numberLook = isOff && !isChosen ? 'font-body line-through' : 'font-strong';
  return (
    <li className="shrink-0 desk:min-w-15.5 desk:flex-1">
      <Link
        to={to}
        replace
        preventScrollReset
        data-day={date}
        aria-current={isChosen ? 'date' : undefined}
        className={`num relative grid h-20.5 w-15.5 content-center justify-items-center gap-0.5 rounded-sheet text-label leading-4 desk:w-full ${lookOf(isChosen, isOff)}`}
      >
        <span className="sr-only">{isOff ? `${longDay(date)}, ${note}` : longDay(date)}</span>
        <span aria-hidden="true">{date === today ? texts.today : weekday.short}</span>
        <b
          aria-hidden="true"
          className={`text-head-20 leading-6.5 ${numberLook} ${isChosen || isOff ? '' : 'text-ink'}`}
        >
          {number}
        </b>
        {isOff && (
          <span aria-hidden="true" className="text-micro">
            {note}
          </span>
        )}
      </Link>
    </li>
  );
}
