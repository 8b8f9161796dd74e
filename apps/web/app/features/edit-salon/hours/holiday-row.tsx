import type { FieldErrors } from '@ayna/contracts/core/refusal';
import { dayRange } from '../../../parts/day-range.ts';
import { ClockPair } from '../../../parts/week-hours/clock-pair.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { DayLeaf, leafRow } from './day-leaf.tsx';
import type { Choice, HolidayGroup } from './holiday-rules.ts';
import { texts } from './texts.ts';

const words = texts.holidays;
const options = (['closed', 'short', 'open'] as const).map((value) => ({ value, label: words[value] }));

type Props = {
  readonly group: HolidayGroup;
  readonly choice: Choice;
  readonly errors: FieldErrors;
  readonly choose: (as: Choice['as']) => void;
  readonly setHours: (hours: Pick<Choice, 'openTime' | 'closeTime'>) => void;
};

export function HolidayRow({ group, choice, errors, choose, setHours }: Props) {
  const { name, dates } = group;
  const { openTime, closeTime } = choice;
  return (
    <li className={leafRow}>
      <DayLeaf day={dates[0]} isClosed={choice.as === 'closed'} />
      <div className="min-w-0">
        <p className="font-[550]">{name}</p>
        <p className="num text-label text-muted">{dayRange(dates[0], dates.at(-1) ?? dates[0])}</p>
      </div>
      <div className="max-tablet:col-span-2">
        <Segmented label={name} options={options} value={choice.as} onChange={choose} isWide />
      </div>
      {choice.as === 'short' && (
        <div className="col-span-full tablet:pl-17.5">
          <ClockPair
            labels={{ start: words.opens(name), end: words.closes(name) }}
            start={openTime ?? ''}
            end={closeTime ?? ''}
            onStart={(time) => setHours({ openTime: time, closeTime })}
            onEnd={(time) => setHours({ openTime, closeTime: time })}
            errors={{ start: errors['openTime'], end: errors['closeTime'] }}
          />
        </div>
      )}
    </li>
  );
}
