import './day-picker.css';
import { addDays, addMonths } from '@ayna/domain/wall-clock';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { weekdays } from '../../../ui/controls.texts.ts';
import { longDay, monthTitle } from '../../../ui/day-text.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { dayForKey, isWithin, nearestWithin } from '../../../ui/month-grid.ts';
import { SideSheet } from '../../../ui/side-sheet.tsx';
import type { DateRange } from '../model/calendar-days.ts';
import type { SalonContext } from '../model/columns.ts';
import type { SelectedEmployees } from '../model/selected-employees.ts';
import type { MonthDay } from '../month/month-view.tsx';
import { useMonth } from '../use-month.ts';
import { texts } from './texts.ts';
import { TypedDay } from './typed-day.tsx';

type PickerProps = {
  readonly salonCode: string;
  readonly employeeCodes: SelectedEmployees;
  readonly salonHours: SalonContext;
  readonly day: string;
  readonly today: string;
  readonly range: DateRange;
  readonly choose: (day: string) => void;
};

type Props = PickerProps & {
  readonly isNarrow: boolean;
  /** What it hangs from on a desk. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly close: () => void;
};

/** Any day within reach: by a month with its counts, by words, or by weeks from today. */
export function DayPicker({ isNarrow, opener, close, choose, ...props }: Props) {
  const picker = (
    <Picker
      {...props}
      choose={(day) => {
        choose(day);
        close();
      }}
    />
  );
  const onOpenChange = (isOpen: boolean): void => void (isOpen || close());
  if (isNarrow)
    return (
      <SideSheet title={texts.title} isOpen onOpenChange={onOpenChange}>
        {picker}
      </SideSheet>
    );
  return (
    <Popover
      triggerRef={opener}
      isOpen
      onOpenChange={onOpenChange}
      placement="top end"
      offset={12}
      containerPadding={8}
      className="w-85 overflow-y-auto rounded-sheet bg-surface p-3.5 text-body text-ink shadow-outline-3 outline-hidden dark:bg-raised forced-colors:border"
    >
      <Dialog aria-label={texts.title} className="outline-hidden">
        {picker}
      </Dialog>
    </Popover>
  );
}

const weeksAhead = [1, 3, 6] as const;

function Picker({ salonCode, employeeCodes, salonHours, day, today, range, choose }: PickerProps) {
  const [current, setCurrent] = useState(day);
  const month = useMonth(salonCode, { day: current, employeeCodes, salonHours, isEnabled: true });
  const step = (months: number): void => setCurrent(nearestWithin(addMonths(current, months), range));
  const fullest = Math.max(1, ...month.weeks.flat().map((one) => one?.count ?? 0));
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-1">
        <IconButton icon={ChevronLeft} label={texts.previousMonth} onPress={() => step(-1)} />
        <h3 aria-live="polite" className="display flex-1 text-center text-head-20">
          {monthTitle(current)}
        </h3>
        <IconButton icon={ChevronRight} label={texts.nextMonth} onPress={() => step(1)} />
      </div>
      <TypedDay today={today} range={range} choose={choose} />
      <Days
        weeks={month.weeks}
        isLoading={month.isLoading}
        fullest={fullest}
        chosen={day}
        today={today}
        range={range}
        current={current}
        move={setCurrent}
        choose={choose}
      />
      <div className="grid grid-cols-4 gap-1.5">
        <button type="button" className="picker-jump" data-today="" onClick={() => choose(today)}>
          {texts.today}
        </button>
        {weeksAhead.map((weeks) => (
          <button
            key={weeks}
            type="button"
            aria-label={texts.weeksAhead(weeks)}
            className="picker-jump"
            onClick={() => choose(addDays(today, 7 * weeks))}
          >
            {texts.weeks(weeks)}
          </button>
        ))}
      </div>
    </div>
  );
}

type DaysProps = {
  readonly weeks: readonly (readonly (MonthDay | null)[])[];
  readonly isLoading: boolean;
  readonly fullest: number;
  readonly chosen: string;
  readonly today: string;
  readonly range: DateRange;
  /** The day that the keyboard is on. */
  readonly current: string;
  readonly move: (day: string) => void;
  readonly choose: (day: string) => void;
};

function Days({ weeks, current, move, range, ...props }: DaysProps) {
  const [followsKeys, setFollowsKeys] = useState(false);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = dayForKey(current, event.shiftKey ? `Shift+${event.key}` : event.key);
    if (next === null) return;
    event.preventDefault();
    setFollowsKeys(true);
    move(nearestWithin(next, range));
  };
  return (
    <div role="grid" aria-label={monthTitle(current)}>
      <div role="row" className="grid grid-cols-7">
        {weekdays.map(({ short, long }) => (
          <span key={short} role="columnheader" className="picker-name">
            <span aria-hidden="true">{short}</span>
            <span className="sr-only">{long}</span>
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week.find((one) => one !== null)?.day} role="row" className="grid grid-cols-7 gap-0.5">
          {week.map((one, column) =>
            one === null ? (
              // Always seven: a place in the week is its name.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={column} />
            ) : (
              <Day
                key={one.day}
                one={one}
                isCurrent={one.day === current}
                takesFocus={one.day === current && followsKeys}
                range={range}
                onKeyDown={onKeyDown}
                {...props}
              />
            ),
          )}
        </div>
      ))}
    </div>
  );
}

type DayProps = Pick<DaysProps, 'isLoading' | 'fullest' | 'chosen' | 'today' | 'range' | 'choose'> & {
  readonly one: MonthDay;
  readonly isCurrent: boolean;
  readonly takesFocus: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

function Day({ one, isCurrent, takesFocus, isLoading, fullest, chosen, today, ...props }: DayProps) {
  const { day, count, isClosed } = one;
  const { range, choose, onKeyDown } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const name = [
    longDay(day),
    ...(isClosed ? [texts.closed] : []),
    ...(isLoading ? [] : [texts.count(count)]),
  ];
  return (
    <div role="gridcell" aria-selected={day === chosen}>
      <button
        ref={button}
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        disabled={!isWithin(day, range)}
        aria-label={name.join(', ')}
        aria-current={day === today ? 'date' : undefined}
        data-chosen={day === chosen ? '' : undefined}
        data-closed={isClosed ? '' : undefined}
        data-past={day < today ? '' : undefined}
        className="picker-day"
        onClick={() => choose(day)}
        onKeyDown={onKeyDown}
      >
        <b>{Number(day.slice(8))}</b>
        {count > 0 && (
          <>
            <svg aria-hidden="true" className="picker-bar">
              <rect width="100%" height="3" rx="1.5" />
              <rect width={`${Math.round((100 * count) / fullest)}%`} height="3" rx="1.5" data-full="" />
            </svg>
            {/* Drawn by the style, since it is no part of the day's name. */}
            <span className="num" data-text={count} />
          </>
        )}
      </button>
    </div>
  );
}
