import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { controlTexts } from './controls.texts.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A search is asked for with every pause, not with every letter. */
const debounceMs = 300;

/** What stands in the field, and a search once the typing has paused. A search from elsewhere is followed. */
export const useDebouncedSearch = (searched: string, onSearch: (text: string) => void) => {
  const [typed, setTyped] = useState(searched);
  /** What was asked for here last, and what was searched for when this was last drawn. */
  const [requested, setRequested] = useState(searched);
  const [previous, setPrevious] = useState(searched);
  if (previous !== searched) {
    setPrevious(searched);
    if (searched !== requested) {
      setRequested(searched);
      setTyped(searched);
    }
  }
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === searched) return;
    const timer = setTimeout(() => {
      setRequested(wanted);
      search(wanted);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed, searched]);
  return [typed, setTyped] as const;
};

type InputProps = Omit<TextFieldProps, 'type' | 'start'>;

/** Of what was typed; with the keyboard Escape does the same. The field keeps the focus. */
function ClearButton({ clear }: { readonly clear: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={controlTexts.clearSearch}
      onPointerDown={(event) => event.preventDefault()}
      onClick={clear}
      className="-mr-2.5 grid size-11 cursor-pointer place-items-center rounded-md text-muted hover:text-ink tablet:size-9"
    >
      <X size={16} />
    </button>
  );
}

/** The look of a field that searches; its user keeps what is typed. */
export function SearchInput(props: InputProps) {
  const { value, onChange } = props;
  return (
    <TextField
      isLabelHidden
      placeholder={props.label}
      autoComplete="off"
      end={value && onChange && <ClearButton clear={() => onChange('')} />}
      {...props}
      type="search"
      start={<Search size={props.size === 'lg' ? 18 : 17} />}
    />
  );
}

type Props = Omit<InputProps, 'value' | 'defaultValue' | 'onChange'> & {
  readonly searched: string;
  readonly onSearch: (text: string) => void;
};

/** Shows what is typed at once and searches when the typing pauses. */
export function SearchField({ searched, onSearch, ...props }: Props) {
  const [typed, setTyped] = useDebouncedSearch(searched, onSearch);
  return <SearchInput {...props} value={typed} onChange={setTyped} />;
}
