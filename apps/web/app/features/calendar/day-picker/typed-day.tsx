import { Search } from 'lucide-react';
import { useState } from 'react';
import { longDay } from '../../../ui/day-text.ts';
import { isWithin } from '../../../ui/month-grid.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { DateRange } from '../model/calendar-days.ts';
import { dayFromWords } from './rules/day-from-words.ts';
import { texts } from './texts.ts';

type Props = {
  readonly today: string;
  readonly range: DateRange;
  readonly choose: (day: string) => void;
};

/** A day in words. It says which day is meant before anybody goes there. */
export function TypedDay({ today, range, choose }: Props) {
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const meant = dayFromWords(text, today);
  const isReachable = meant !== null && isWithin(meant, range);
  const submit = (): void => {
    if (isReachable) choose(meant);
    else setRefused(text.trim() !== '');
  };
  const refusal = meant === null ? texts.unknown : texts.beyond;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={texts.typed}
        isLabelHidden
        placeholder={texts.typedHint}
        maxLength={40}
        start={<Search size={18} />}
        value={text}
        onChange={(next) => {
          setText(next);
          setRefused(false);
        }}
        hint={isReachable ? texts.leadsTo(longDay(meant)) : undefined}
        error={isRefused ? refusal : undefined}
      />
    </form>
  );
}
