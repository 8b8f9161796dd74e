import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { tv } from 'tailwind-variants/lite';
import { controlTexts, weekdays } from './controls.texts.ts';
import { longDay, monthTitle, today } from './day-text.ts';
import { IconButton } from './icon-button.tsx';
import { dayForKey, isWithin, nearestWithin, weeksOfMonth } from './month-grid.ts';

export type DayLimits = {
  readonly min?: string;
  readonly max?: string;
  readonly isDayOff?: (day: string) => boolean;
};

type Props = DayLimits & {
  /** An ISO day, 2026-11-14. */
  readonly value: string | null;
  readonly onChange: (day: string) => void;
  /** For a calendar that has just opened: the keyboard starts on its day. */
  readonly takesFocus?: boolean;
};

/** One month, Monday first. Arrows move by day and week, Home and End within the week, Page keys by month. */
export function Calendar({ value, onChange, takesFocus = false, ...limits }: Props) {
  const titleId = useId();
  const now = today();
  const [current, setCurrent] = useState(nearestWithin(value ?? now, limits));
  const [followsKeys, setFollowsKeys] = useState(takesFocus);

  const go = (key: string, byKeyboard: boolean) => {
    const next = dayForKey(current, key);
    if (next === null) return false;
    setFollowsKeys(byKeyboard);
    setCurrent(nearestWithin(next, limits));
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (go(event.shiftKey ? `Shift+${event.key}` : event.key, true)) event.preventDefault();
  };
  const choose = (day: string) => {
    setCurrent(day);
    onChange(day);
  };

  return (
    <div className="w-77 max-w-full p-3.5 tablet:w-70">
      <div className="mb-2 flex items-center gap-1">
        <h3 id={titleId} aria-live="polite" className="flex-1 pl-1.5 font-semibold text-title-s">
          {monthTitle(current)}
        </h3>
        <IconButton
          icon={ChevronLeft}
          size="sm"
          label={controlTexts.previousMonth}
          onPress={() => go('PageUp', false)}
        />
        <IconButton
          icon={ChevronRight}
          size="sm"
          label={controlTexts.nextMonth}
          onPress={() => go('PageDown', false)}
        />
      </div>
      <div role="grid" aria-labelledby={titleId}>
        <div role="row" className="grid grid-cols-7">
          {weekdays.map(({ short, long }) => (
            <span key={short} role="columnheader" className={headStyle}>
              <span aria-hidden="true">{short}</span>
              <span className="sr-only">{long}</span>
            </span>
          ))}
        </div>
        {weeksOfMonth(current).map((week) => (
          <div key={week.find(Boolean)} role="row" className="grid grid-cols-7">
            {week.map((day, column) =>
              day === null ? (
                // Always seven: a place in the week is its name.
                // oxlint-disable-next-line react/no-array-index-key
                <span key={column} />
              ) : (
                <Day
                  key={day}
                  day={day}
                  isCurrent={day === current}
                  takesFocus={day === current && followsKeys}
                  isChosen={day === value}
                  isToday={day === now}
                  isOff={!isWithin(day, limits) || Boolean(limits.isDayOff?.(day))}
                  onChoose={choose}
                  onKeyDown={onKeyDown}
                />
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

type DayProps = {
  readonly day: string;
  readonly isCurrent: boolean;
  readonly takesFocus: boolean;
  readonly isChosen: boolean;
  readonly isToday: boolean;
  readonly isOff: boolean;
  readonly onChoose: (day: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

function Day({ day, isCurrent, takesFocus, isChosen, isToday, isOff, onChoose, onKeyDown }: DayProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const name = isToday ? `${longDay(day)}, ${controlTexts.today}` : longDay(day);
  return (
    <div role="gridcell" aria-selected={isChosen} className="p-px">
      <button
        ref={button}
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-label={name}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={isOff}
        onClick={() => !isOff && onChoose(day)}
        onKeyDown={onKeyDown}
        className={dayStyle({ isChosen, isToday, isOff })}
      >
        {Number(day.slice(8))}
      </button>
    </div>
  );
}

const headStyle = 'grid h-7 place-items-center font-medium text-caption text-muted';

const dayStyle = tv({
  base: 'num grid h-10 w-full cursor-pointer place-items-center rounded-md transition-colors duration-120 tablet:h-9',
  variants: {
    isToday: { true: 'font-semibold shadow-chosen' },
    isOff: { true: 'hatched cursor-default text-muted shadow-none', false: '' },
    isChosen: { true: 'bg-accent font-semibold text-on-accent', false: '' },
  },
  compoundVariants: [{ isOff: false, isChosen: false, class: 'hover:bg-sir-100 dark:hover:bg-sir-800' }],
});
