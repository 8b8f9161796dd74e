import { Coffee, X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ClockPair } from './clock-pair.tsx';
import type { BreakTime } from './rules.ts';
import { texts } from './texts.ts';
import { errorAt, type HoursErrors } from './week-contract.ts';

/** The contract takes no more. */
const maxBreaks = 4;
const defaultBreak: BreakTime = { startTime: '12:30', endTime: '13:30' };

type Props = {
  readonly dayName: string;
  readonly index: number;
  readonly breaks: readonly BreakTime[];
  readonly onChange: (breaks: readonly BreakTime[]) => void;
  readonly errors: HoursErrors;
};

/** Times of the day at which nobody is booked. */
export function Breaks({ dayName, index, breaks, onChange, errors }: Props) {
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
          <span className="flex h-[46px] items-center gap-1 text-label text-muted tablet:h-[42px]">
            {texts.breakWord}
            <IconButton
              label={texts.removeBreak(dayName, nth + 1)}
              onPress={() => onChange(breaks.filter((_, index) => index !== nth))}
            >
              <X aria-hidden="true" size={16} strokeWidth={1.75} />
            </IconButton>
          </span>
        </div>
      ))}
      {breaks.length < maxBreaks && (
        <div>
          <Button
            look="ghost"
            aria-label={texts.addBreakOf(dayName)}
            icon={<Coffee aria-hidden="true" size={15} strokeWidth={1.75} />}
            onPress={() => onChange([...breaks, defaultBreak])}
          >
            {texts.addBreak}
          </Button>
        </div>
      )}
    </div>
  );
}
