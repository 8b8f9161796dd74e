import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { texts } from './texts.ts';

type Props = {
  readonly ref: Ref<HTMLInputElement>;
  readonly typed: string;
  readonly onType: (typed: string) => void;
};

export function SearchField({ ref, typed, onType }: Props) {
  return (
    <TextField
      ref={ref}
      type="search"
      size="lg"
      label={texts.label}
      isLabelHidden
      placeholder={texts.placeholder}
      autoComplete="off"
      maxLength={100}
      value={typed}
      onChange={onType}
      start={<Search aria-hidden="true" size={18} strokeWidth={1.75} />}
    />
  );
}
