import type { Weekday } from '@ayna/contracts/core/hours';
import { Coffee, CopyCheck, X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { ClockPair } from './clock-pair.tsx';
import { type BreakTime, type DayHours, openRanges, type Range } from './rules.ts';
import { dayNames, texts } from './texts.ts';
import { errorAt, type HoursErrors } from './week-contract.ts';

type RowWords = { readonly off: string; readonly start: string; readonly end: string };

type Props = {
  readonly day: Weekday;
  /** Undefined: the day is off. */
  readonly hours: DayHours | undefined;
  /** The day's place in the value, by which errors name it. */
  readonly index: number;
  readonly span: Range;
  readonly words: RowWords;
  readonly errors: HoursErrors;
  readonly withBreaks: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onChange: (change: Partial<Omit<DayHours, 'day'>>) => void;
  /** There while the day is the one that was changed last, and others differ from it. */
  readonly onCopy: (() => void) | undefined;
};

const row = [
  'grid items-start gap-x-3.5 py-2.5 not-last:shadow-below',
  'tablet:min-h-13 tablet:grid-cols-lead-41 tablet:py-1.25',
].join(' ');

export function DayRow(props: Props) {
  const { day, hours, words, onSwitch } = props;
  return (
    <div role="group" aria-label={dayNames[day].long} className={row}>
      <div className={`grid content-center tablet:min-h-10.5 ${hours ? '' : 'text-muted'}`}>
        <Switch label={dayNames[day].long} side="start" value={hours !== undefined} onChange={onSwitch} />
      </div>
      <div className="grid gap-2 max-tablet:pl-13">
        {hours ? (
          <Times {...props} hours={hours} />
        ) : (
          <span className="grid content-center text-muted max-tablet:-mt-2 tablet:h-10.5">{words.off}</span>
        )}
      </div>
    </div>
  );
}

function Times({ day, hours, index, span, words, errors, withBreaks, onChange, onCopy }: TimesProps) {
  const name = dayNames[day].long;
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        <ClockPair
          labels={{ start: texts.field(name, words.start), end: texts.field(name, words.end) }}
          start={hours.openTime}
          end={hours.closeTime}
          onStart={(openTime) => onChange({ openTime })}
          onEnd={(closeTime) => onChange({ closeTime })}
          errors={{ start: errorAt(errors, index, 'start'), end: errorAt(errors, index, 'end') }}
        />
        <div className="flex min-w-0 items-center tablet:h-10.5 tablet:flex-1">
          {onCopy ? (
            <Button look="ghost" aria-label={texts.toAllOf(name)} icon={CopyCheck} onPress={onCopy}>
              {texts.toAll}
            </Button>
          ) : (
            <HoursBar day={hours} span={span} />
          )}
        </div>
      </div>
      {withBreaks && (
        <Breaks
          dayName={name}
          index={index}
          breaks={hours.breaks}
          onChange={(breaks) => onChange({ breaks })}
          errors={errors}
        />
      )}
    </>
  );
}

type TimesProps = Props & { readonly hours: DayHours };

type HoursBarProps = { readonly day: DayHours; readonly span: Range };

/** The day beside the others of its week. Drawn, as the policy refuses a `style` with a width. */
function HoursBar({ day, span }: HoursBarProps) {
  const whole = span.to - span.from;
  const percent = (minutes: number): string => `${((100 * minutes) / whole).toFixed(2)}%`;
  return (
    <span
      aria-hidden="true"
      className="hatched block h-2.5 min-w-24 flex-1 overflow-hidden rounded-sm max-tablet:hidden"
    >
      <svg className="block h-2.5 w-full">
        {openRanges(day).map(({ from, to }) => (
          <rect
            key={from}
            x={percent(from - span.from)}
            width={percent(to - from)}
            height="10"
            rx="5"
            className="fill-v2"
          />
        ))}
      </svg>
    </span>
  );
}

/** The contract takes no more. */
const maxBreaks = 4;
const defaultBreak: BreakTime = { startTime: '12:30', endTime: '13:30' };

type BreaksProps = {
  readonly dayName: string;
  readonly index: number;
  readonly breaks: readonly BreakTime[];
  readonly onChange: (breaks: readonly BreakTime[]) => void;
  readonly errors: HoursErrors;
};

/** Times of the day at which nobody is booked. */
function Breaks({ dayName, index, breaks, onChange, errors }: BreaksProps) {
  const change = (nth: number, next: Partial<BreakTime>): void =>
    onChange(breaks.map((one, index) => (index === nth ? { ...one, ...next } : one)));
  return (
    <div className="grid gap-2">
      {breaks.map((pause, nth) => (
        // A break is nothing but its place and its times, which are being typed.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={nth} className="flex flex-wrap items-start gap-x-2">
          <ClockPair
            labels={{
              start: texts.breakStarts(dayName, nth + 1),
              end: texts.breakEnds(dayName, nth + 1),
            }}
            start={pause.startTime}
            end={pause.endTime}
            onStart={(startTime) => change(nth, { startTime })}
            onEnd={(endTime) => change(nth, { endTime })}
            errors={{ start: errorAt(errors, index, 'start', nth), end: errorAt(errors, index, 'end', nth) }}
          />
          <span className="flex h-11.5 items-center gap-1 text-label text-muted tablet:h-10.5">
            {texts.breakWord}
            <IconButton
              icon={X}
              label={texts.removeBreak(dayName, nth + 1)}
              onPress={() => onChange(breaks.filter((_, index) => index !== nth))}
            />
          </span>
        </div>
      ))}
      {breaks.length < maxBreaks && (
        <div>
          <Button
            look="ghost"
            aria-label={texts.addBreakOf(dayName)}
            icon={Coffee}
            onPress={() => onChange([...breaks, defaultBreak])}
          >
            {texts.addBreak}
          </Button>
        </div>
      )}
    </div>
  );
}
