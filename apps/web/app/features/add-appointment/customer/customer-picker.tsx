import { Search, UserPlus } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { minSearchLength } from '../../../data/customers.ts';
import { handleResultKeys } from '../../../parts/customer-search/handle-result-keys.ts';
import { useFoundCustomers } from '../../../parts/customer-search/use-found-customers.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useNarrowScreen } from '../../../ui/use-narrow-screen.ts';
import { type DraftCustomer, parseNewCustomer } from '../model/draft.ts';
import { texts } from '../texts.ts';
import { SearchResults } from './search-results.tsx';

const words = texts.customer;

type Props = {
  readonly salonCode: string;
  readonly error: string | undefined;
  readonly hint: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onChoose: (person: DraftCustomer) => void;
};

/** Whether the focus is somewhere in it: what is found hangs under the field only so long. */
const useFocusWithin = () => {
  const [isWithin, setWithin] = useState(false);
  const onBlur = (event: FocusEvent<HTMLElement>) =>
    setWithin(event.currentTarget.contains(event.relatedTarget));
  return { isWithin, onFocus: () => setWithin(true), onBlur };
};

const DEBOUNCE_MS = 200;

/** What was typed, once the typing has paused, and how to settle it sooner. */
const useDebounced = (typed: string) => {
  const [settled, setSettled] = useState(typed.trim());
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [settled, setSettled] as const;
};

/** Whoever comes from the calendar types the name at once; on a phone the keyboard would hide the page. */
const useInitialFocus = () => {
  const field = useRef<HTMLInputElement>(null);
  const isNarrow = useNarrowScreen();
  useEffect(() => {
    if (!isNarrow) field.current?.focus({ preventScroll: true });
  }, [isNarrow]);
  return field;
};

export function CustomerPicker({ salonCode, error, hint, typed, onType, onChoose }: Props) {
  const field = useInitialFocus();
  const [searched, search] = useDebounced(typed);
  const { isWithin, ...focus } = useFocusWithin();
  const { customers, failure, retry, findNow } = useFoundCustomers({ salonCode, searched, search });
  const wanted = typed.trim();
  const isOpen = isWithin && wanted.length >= minSearchLength;

  /**
   * Chooses the first who matches what stands there by now; where nobody does, somebody new. After a failed search
   * nobody is chosen: somebody new could be a second card of a customer who was not found.
   */
  const enter = async (): Promise<void> => {
    if (wanted.length < minSearchLength) return;
    const matching = await findNow(wanted);
    if (!matching) return;
    const [card] = matching;
    onChoose(card ? { kind: 'card', card } : parseNewCustomer(wanted));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys bubble up from the field and the list
    <div
      data-wrong={Boolean(error)}
      className="relative"
      {...focus}
      onKeyDown={(event) => handleResultKeys(event, { field: field.current, enter, go: () => undefined })}
    >
      <TextField
        ref={field}
        type="search"
        size="lg"
        label={words.label}
        isLabelHidden
        placeholder={words.placeholder}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={onType}
        error={error}
        // It would look out from behind the list.
        hint={<span className={isOpen ? 'invisible' : ''}>{hint}</span>}
        start={<Search aria-hidden="true" size={18} strokeWidth={1.75} />}
      />
      {isOpen && (
        <SearchResults
          typed={wanted}
          searched={searched}
          customers={customers}
          retry={failure && retry}
          onChoose={onChoose}
        />
      )}
      <div className="mt-2.5">
        <Button
          look="outline"
          icon={<UserPlus aria-hidden="true" size={17} strokeWidth={1.75} />}
          onPress={() => onChoose(parseNewCustomer(wanted))}
        >
          {words.brandNew}
        </Button>
      </div>
    </div>
  );
}
