import { addDays, addMonths } from '@ayna/domain/wall-clock';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { freeDaysQuery } from '../../../data/booking.ts';
import { controlTexts, weekdays } from '../../../ui/controls.texts.ts';
import { longDay, monthTitle } from '../../../ui/day-text.ts';
import { weeksOfMonth } from '../../../ui/month-grid.ts';
import type { BookingData } from '../model/booking-data.ts';
import { type BookingChoice, hrefOf } from '../model/url-params.ts';
import { texts } from '../texts.ts';

type Props = {
  readonly data: BookingData;
  readonly choice: BookingChoice;
  readonly services: string;
  readonly day: string;
};

/** A whole month as far as the salon takes bookings; a day without room stands there as it is. */
export function MonthDays({ data, choice, services, day }: Props) {
  const { today, salon } = data;
  const [shown, setShown] = useState(`${day.slice(0, 7)}-01`);
  const { data: free } = useQuery(freeDaysQuery({ salonCode: salon.code, services }, shown.slice(0, 7)));
  const last = addDays(today, salon.aheadDays);
  const turn = (months: number): void => setShown(addMonths(shown, months));
  return (
    <div className="mt-3 rounded-sheet p-3.5 shadow-frame desk:max-w-100">
      <div className="flex items-center gap-1">
        <h2 aria-live="polite" className="flex-1 pl-1.5 font-strong text-title-s">
          {monthTitle(shown)}
        </h2>
        <TurnButton
          icon={ChevronLeft}
          label={controlTexts.previousMonth}
          isDisabled={shown <= today}
          onTurn={() => turn(-1)}
        />
        <TurnButton
          icon={ChevronRight}
          label={controlTexts.nextMonth}
          isDisabled={addMonths(shown, 1) > last}
          onTurn={() => turn(1)}
        />
      </div>
      <div aria-hidden="true" className="grid grid-cols-7 text-center text-caption text-muted">
        {weekdays.map(({ short }) => (
          <span key={short} className="py-1.5">
            {short}
          </span>
        ))}
      </div>
      {weeksOfMonth(shown).map((week) => (
        <div key={week.find(Boolean)} className="grid grid-cols-7 gap-0.5">
          {week.map((date, column) =>
            date === null ? (
              // Always seven: a place in the week is its name.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={column} />
            ) : (
              <MonthDay
                key={date}
                date={date}
                to={hrefOf(choice, { day: date, clock: null, step: 'time' })}
                isChosen={date === day}
                isFree={free?.has(date) ?? false}
              />
            ),
          )}
        </div>
      ))}
    </div>
  );
}

type TurnProps = {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onTurn: () => void;
};

function TurnButton({ icon: Icon, label, isDisabled, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isDisabled}
      onClick={onTurn}
      className="grid size-11 cursor-pointer place-items-center rounded-md text-ink-2 hover:bg-sunken disabled:cursor-default disabled:opacity-45 dark:hover:bg-raised"
    >
      <Icon size={18} />
    </button>
  );
}

type DayProps = {
  readonly date: string;
  readonly to: string;
  readonly isChosen: boolean;
  readonly isFree: boolean;
};

function MonthDay({ date, to, isChosen, isFree }: DayProps) {
  const place = 'num grid h-11 place-items-center rounded-md';
  if (!isFree)
    return (
      <span className={`${place} hatched text-muted`}>
        <span aria-hidden="true">{Number(date.slice(8))}</span>
        <span className="sr-only">{`${longDay(date)}, ${texts.time.noRoom}`}</span>
      </span>
    );
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={isChosen ? 'date' : undefined}
      className={`${place} font-medium ${isChosen ? 'bg-accent text-on-accent' : 'hover:bg-sunken dark:hover:bg-raised'}`}
    >
      <span aria-hidden="true">{Number(date.slice(8))}</span>
      <span className="sr-only">{longDay(date)}</span>
    </Link>
  );
}
