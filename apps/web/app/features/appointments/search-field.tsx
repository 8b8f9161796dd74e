import { Search } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { useDebouncedSearch } from '../../parts/use-debounced-search.ts';
import { TextField } from '../../ui/text-field.tsx';
import { texts } from './texts.ts';

/** On a phone the field comes when it is asked for; an address that searches brings it along. */
export const useSearch = (searched: string) => {
  const [isOpen, setOpen] = useState(searched !== '');
  const field = useRef<HTMLInputElement>(null);
  const open = () => {
    setOpen(true);
    // Once it is in sight: what is hidden takes no focus.
    requestAnimationFrame(() => field.current?.focus());
  };
  return { isOpen, open, field };
};

type Props = {
  readonly isOpen: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly searched: string;
  readonly search: (text: string) => void;
};

export function SearchField({ isOpen, field, searched, search }: Props) {
  const [typed, setTyped] = useDebouncedSearch(searched, search);
  return (
    <div
      data-tour="appointment-search"
      className={`tablet:w-65 tablet:shrink-0 ${isOpen ? '' : 'max-tablet:hidden'}`}
    >
      <TextField
        ref={field}
        type="search"
        label={texts.search}
        isLabelHidden
        placeholder={texts.search}
        autoComplete="off"
        maxLength={80}
        value={typed}
        onChange={setTyped}
        start={<Search aria-hidden="true" size={17} strokeWidth={1.75} />}
      />
    </div>
  );
}
