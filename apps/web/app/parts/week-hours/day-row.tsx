import type { Weekday } from '@ayna/contracts/core/hours';
import { CopyCheck } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Breaks } from './breaks.tsx';
import { ClockPair } from './clock-pair.tsx';
import { HoursBar } from './hours-bar.tsx';
import type { DayHours, Range } from './rules.ts';
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
  'grid items-start gap-x-3.5 py-2.5 not-last:shadow-[0_1px_0_var(--line)]',
  'tablet:min-h-13 tablet:grid-cols-[164px_minmax(0,1fr)] tablet:py-1.25',
].join(' ');

export function DayRow(props: Props) {
  const { day, hours, words, onSwitch } = props;
  return (
    <div role="group" aria-label={dayNames[day].long} className={row}>
      <div className={`grid content-center tablet:min-h-[42px] ${hours ? '' : 'text-muted'}`}>
        <Switch label={dayNames[day].long} side="start" value={hours !== undefined} onChange={onSwitch} />
      </div>
      <div className="grid gap-2 max-tablet:pl-13">
        {hours ? (
          <Times {...props} hours={hours} />
        ) : (
          <span className="grid content-center text-muted max-tablet:-mt-2 tablet:h-[42px]">{words.off}</span>
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
        <div className="flex min-w-0 items-center tablet:h-[42px] tablet:flex-1">
          {onCopy ? (
            <Button
              look="ghost"
              aria-label={texts.toAllOf(name)}
              icon={<CopyCheck aria-hidden="true" size={15} strokeWidth={1.75} />}
              onPress={onCopy}
            >
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
