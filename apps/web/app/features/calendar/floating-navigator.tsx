import { CalendarSearch } from 'lucide-react';
import { Suspense, useMemo, useRef, useState } from 'react';
import { lazyComponent } from '../../lib/lazy.ts';
import { DateNavigator } from '../../ui/date-navigator.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useSheetOpen } from './booking/booking-context.ts';
import { texts } from './day-picker/texts.ts';
import { rangeAround } from './model/calendar-days.ts';
import type { SalonContext } from './model/columns.ts';
import type { SelectedEmployees } from './model/selected-employees.ts';

// Nobody presses it before the day is there, and a popover weighs more than the navigator.
const DayPicker = lazyComponent(() => import('./day-picker/day-picker.tsx').then((part) => part.DayPicker));

/** The navigator shows three days where there is room for them, and otherwise the chosen one. */
const wide = '(min-width: 769px)';
/** Beside the form of a new appointment that is on a large screen only. */
const wideBesideForm = '(min-width: 1500px)';

type Props = {
  readonly salonCode: string;
  readonly employeeCodes: SelectedEmployees;
  readonly salonHours: SalonContext;
  readonly day: string;
  readonly today: string;
  readonly isNarrow: boolean;
  /** Whether the panel stands beside the day. */
  readonly isBeside: boolean;
  readonly choose: (day: string) => void;
};

/** Over the foot of the view; beside the panel, not over it. */
export function FloatingNavigator({ isBeside, ...props }: Props) {
  const { day, today, isNarrow, choose } = props;
  const isBooking = useSheetOpen();
  const chips = useMediaQuery(isBooking ? wideBesideForm : wide) ? 3 : 1;
  const range = useMemo(() => rangeAround(today), [today]);
  const opener = useRef<HTMLButtonElement>(null);
  const [isPicking, setPicking] = useState(false);
  const close = (): void => {
    setPicking(false);
    opener.current?.focus();
  };
  return (
    <div
      data-tour="calendar-navigator"
      data-beside={isBeside && !isBooking ? '' : undefined}
      className="absolute bottom-4.5 left-1/2 z-25 -translate-x-1/2 data-beside:left-[calc(50%-160px)] max-tablet:bottom-3"
    >
      <DateNavigator
        {...range}
        value={day}
        today={today}
        chips={chips}
        onChange={choose}
        // On a phone there is no room for a button of its own.
        onChosen={isNarrow ? () => setPicking(true) : undefined}
        start={
          !isNarrow && (
            <button
              type="button"
              disabled={day === today}
              onClick={() => choose(today)}
              className="h-11 cursor-pointer rounded-box px-3.5 font-semibold text-accent-ink transition-colors duration-(--dur-1) hover:bg-ink/6 disabled:cursor-default disabled:opacity-45 disabled:hover:bg-transparent"
            >
              {texts.today}
            </button>
          )
        }
        end={
          !isNarrow && (
            <button
              ref={opener}
              type="button"
              aria-label={texts.open}
              title={texts.open}
              aria-haspopup="dialog"
              aria-expanded={isPicking}
              onClick={() => setPicking(true)}
              className="grid size-11 cursor-pointer place-items-center rounded-box bg-accent-soft text-accent-ink transition-colors duration-(--dur-1) hover:bg-accent-soft-2"
            >
              <CalendarSearch size={20} />
            </button>
          )
        }
      />
      {isPicking && (
        <Suspense fallback={null}>
          <DayPicker {...props} range={range} opener={opener} close={close} />
        </Suspense>
      )}
    </div>
  );
}
