import { CalendarRange } from 'lucide-react';
import { useState } from 'react';
import { datesText, dayAndMonth } from '../../parts/day-range.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FilterPopover } from '../../ui/filter-popover.tsx';
import { type Days, isTooLong, presets } from './model/days.ts';
import { texts } from './texts.ts';

const words = texts.dates;

/** '14 - 20 Kasim': the year only where it is another one. */
const chipText = ({ first, last }: Days, today: string): string => {
  const year = today.slice(0, 4);
  const text = datesText(first, last);
  if (first.slice(0, 4) !== year || last.slice(0, 4) !== year) return text;
  return first === last ? dayAndMonth(first) : text.replace(` ${year}`, '');
};

type Props = {
  /** Those that were chosen; null while nobody has. */
  readonly days: Days | null;
  readonly shown: Days;
  readonly today: string;
  readonly choose: (days: Days | null) => void;
};

export function DateFilter({ days, shown, today, choose }: Props) {
  return (
    <FilterPopover
      label={texts.filters.date}
      icon={CalendarRange}
      text={chipText(shown, today)}
      clear={days ? { label: words.clear, onPress: () => choose(null) } : undefined}
    >
      {(close) => (
        <Choice
          shown={shown}
          today={today}
          choose={(chosen) => {
            choose(chosen);
            close();
          }}
        />
      )}
    </FilterPopover>
  );
}

const presetNames = Object.keys(presets) as (keyof typeof presets)[];

type ChoiceProps = Pick<Props, 'shown' | 'today'> & { readonly choose: (days: Days) => void };

function Choice({ shown, today, choose }: ChoiceProps) {
  return (
    <div className="grid w-75 max-w-full gap-3.5 p-3.5">
      <div role="group" aria-label={words.ready} className="grid grid-cols-2 gap-1.5">
        {presetNames.map((name) => (
          <Button key={name} look="outline" size="sm" onPress={() => choose(presets[name](today))}>
            {words.presets[name]}
          </Button>
        ))}
      </div>
      <CustomDays shown={shown} choose={choose} />
    </div>
  );
}

const rangeProblem = (first: string | null, last: string | null): string | undefined => {
  if (!first || !last) return words.missing;
  if (last < first) return words.reversed;
  return isTooLong({ first, last }) ? words.tooLong : undefined;
};

function CustomDays({ shown, choose }: Pick<ChoiceProps, 'shown' | 'choose'>) {
  const [first, setFirst] = useState<string | null>(shown.first);
  const [last, setLast] = useState<string | null>(shown.last);
  const [wasSent, setSent] = useState(false);
  const problem = rangeProblem(first, last);
  const send = () => {
    setSent(true);
    if (first && last && !problem) choose({ first, last });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="grid gap-2.5 border-line border-t pt-3"
    >
      <DateField label={words.first} value={first} onChange={setFirst} />
      <DateField label={words.last} value={last} onChange={setLast} error={wasSent ? problem : undefined} />
      <Button type="submit">{words.apply}</Button>
    </form>
  );
}
