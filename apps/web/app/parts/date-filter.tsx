import { CalendarRange } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { FilterPopover } from '../ui/filter-popover.tsx';
import { texts as words } from './date-filter.texts.ts';
import { datesText, dayAndMonth } from './day-range.ts';
import { type Days, isTooLong } from './days.ts';

/** '14 - 20 Kasim': the year only where it is another one. */
const chipText = ({ first, last }: Days, today: string): string => {
  const year = today.slice(0, 4);
  const text = datesText(first, last);
  if (first.slice(0, 4) !== year || last.slice(0, 4) !== year) return text;
  return first === last ? dayAndMonth(first) : text.replace(` ${year}`, '');
};

type Preset = { readonly label: string; readonly days: Days };

type Props = {
  readonly label: string;
  readonly presets: readonly Preset[];
  /** Those that were chosen; null while nobody has. */
  readonly days: Days | null;
  readonly shown: Days;
  /** What the chip says instead of the shown days. */
  readonly text?: string;
  readonly today: string;
  readonly choose: (days: Days | null) => void;
};

/** Which days a list shows: one of the ready spans, or any of at most 400 days. */
export function DateFilter({ label, presets, days, shown, text, today, choose }: Props) {
  return (
    <FilterPopover
      label={label}
      icon={CalendarRange}
      text={text ?? chipText(shown, today)}
      clear={days ? { label: words.clear, onPress: () => choose(null) } : undefined}
    >
      {(close) => (
        <Choice
          shown={shown}
          presets={presets}
          choose={(chosen) => {
            choose(chosen);
            close();
          }}
        />
      )}
    </FilterPopover>
  );
}

type ChoiceProps = Pick<Props, 'shown' | 'presets'> & { readonly choose: (days: Days) => void };

function Choice({ shown, presets, choose }: ChoiceProps) {
  return (
    <div className="grid w-75 max-w-full gap-3.5 p-3.5">
      <div role="group" aria-label={words.ready} className="grid grid-cols-2 gap-1.5">
        {presets.map((preset) => (
          <Button key={preset.label} look="outline" size="sm" onPress={() => choose(preset.days)}>
            {preset.label}
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
