import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  canStep,
  chipCount,
  chipsAround,
  type DateRange,
  dayForKey,
  NARROW_BELOW_PX,
  relativeDayText,
  stepFrom,
} from './date-navigator/rules.ts';
import { texts } from './date-navigator/texts.ts';
import { dayAndWeekday, longDay, shortDay } from './day-text.ts';
import { useMediaQuery } from './use-media-query.ts';

type Props = DateRange & {
  readonly value: string;
  readonly today: string;
  readonly onChange: (day: string) => void;
  /** How many days it shows; by itself 5, and 3 where the screen is narrow. */
  readonly chips?: number | undefined;
  /** Beside it, in the same bar. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  /** A press on the chosen day; without it nothing happens. */
  readonly onChosen?: (() => void) | undefined;
};

const narrow = `(width < ${NARROW_BELOW_PX}px)`;

/** Keys that are somebody else's: a field's, a menu's, a dialog's, those of a sheet beside the page. */
const keyOwners =
  'input, textarea, select, [contenteditable=true], [role=listbox], [role^=menu], [role=dialog], [data-sheet]';

const isPageKey = (event: KeyboardEvent): boolean =>
  !(event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) &&
  !(event.target instanceof Element && event.target.closest(keyOwners)) &&
  // What is behind an open dialog does not move.
  !document.querySelector('[role=dialog], [role=alertdialog]');

const useKeys = ({ value, today, min, max, onChange }: Props): void => {
  const latest = useRef<(event: KeyboardEvent) => void>(undefined);
  useEffect(() => {
    latest.current = (event) => {
      const reach = { ...(min && { min }), ...(max && { max }) };
      const there = isPageKey(event) ? dayForKey(event, value, today, reach) : undefined;
      if (there === undefined) return;
      // Otherwise the page would scroll as well.
      event.preventDefault();
      if (there !== value) onChange(there);
    };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => latest.current?.(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};

/** Days as chips, with a step of one and of seven either way: by press, and by keys from anywhere on the page. */
export function DateNavigator(props: Props) {
  const { value, today, min, max, onChange, onChosen, start, end } = props;
  const isNarrow = useMediaQuery(narrow);
  const reach: DateRange = { ...(min && { min }), ...(max && { max }) };
  const chips = chipsAround(value, chipCount(props.chips, isNarrow), reach);
  useKeys(props);
  const step = (days: number, label: string, icon: LucideIcon) => (
    <Step
      icon={icon}
      label={label}
      isOff={!canStep(value, days, reach)}
      press={() => onChange(stepFrom(value, days, reach))}
    />
  );
  return (
    <div className="flex items-center gap-1 rounded-sheet bg-surface/96 p-1.5 shadow-outline-3 max-tablet:gap-0 dark:bg-sir-850/97">
      {start}
      <fieldset aria-label={texts.label} className="flex items-center gap-1 max-tablet:gap-0">
        {step(-7, texts.weekBack, ChevronsLeft)}
        {step(-1, texts.dayBack, ChevronLeft)}
        {chips.map((day) => (
          <Chip
            key={day}
            day={day}
            today={today}
            isChosen={day === value}
            isAlone={chips.length === 1}
            press={() => (day === value && onChosen ? onChosen() : onChange(day))}
          />
        ))}
        {step(1, texts.dayForward, ChevronRight)}
        {step(7, texts.weekForward, ChevronsRight)}
      </fieldset>
      {end}
    </div>
  );
}

type StepProps = {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly isOff: boolean;
  readonly press: () => void;
};

function Step({ icon: Icon, label, isOff, press }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={press}
      className="grid h-11 w-10 cursor-pointer place-items-center rounded-box text-ink-2 transition-colors duration-(--dur-1) hover:bg-ink/6 disabled:cursor-default disabled:opacity-35 disabled:hover:bg-transparent max-tablet:w-11"
    >
      <Icon size={20} />
    </button>
  );
}

type ChipProps = {
  readonly day: string;
  readonly today: string;
  readonly isChosen: boolean;
  /** Then it has room for the whole weekday. */
  readonly isAlone: boolean;
  readonly press: () => void;
};

function Chip({ day, today, isChosen, isAlone, press }: ChipProps) {
  const nearness = relativeDayText(day, today);
  const words = isAlone ? dayAndWeekday(day) : shortDay(day);
  return (
    <button
      type="button"
      aria-label={[nearness, words, longDay(day)].join(', ')}
      aria-current={isChosen ? 'date' : undefined}
      onClick={press}
      className="group grid h-11 min-w-23 cursor-pointer content-center justify-items-center whitespace-nowrap rounded-box px-3.5 text-ink-2 leading-4 transition-colors duration-(--dur-1) hover:bg-ink/6 current:bg-ink current:text-surface max-tablet:min-w-37 dark:current:bg-sir-100 dark:current:text-sir-900"
    >
      <span className="text-tag-size text-muted leading-3.75 group-current:text-sir-300 dark:group-current:text-sir-700">
        {`${nearness} `}
      </span>
      <b className="num font-semibold text-body leading-4">{words}</b>
    </button>
  );
}
