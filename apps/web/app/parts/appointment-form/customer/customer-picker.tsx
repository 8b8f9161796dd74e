import { fullName } from '@ayna/domain/names';
import { RotateCw, UserPlus, UserX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type CustomerMatch, minSearchLength } from '../../../data/customers.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchCombobox, SearchOption, SearchOptions } from '../../../ui/search-combobox.tsx';
import { useNarrowScreen } from '../../../ui/use-narrow-screen.ts';
import { CustomerSummary } from '../../customer-search/customer-summary.tsx';
import { useFoundCustomers } from '../../customer-search/use-found-customers.ts';
import { type DraftCustomer, parseNewCustomer } from '../model/draft.ts';
import { texts } from '../texts.ts';
import { AvatarPlaceholder } from './avatar-placeholder.tsx';

const words = texts.customer;

type Props = {
  readonly salonCode: string;
  readonly error: string | undefined;
  readonly hint: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onChoose: (person: DraftCustomer) => void;
};

const debounceMs = 200;

/** Anyone who comes from the calendar types the name at once; on a phone the keyboard would hide the page. */
const useInitialFocus = () => {
  const field = useRef<HTMLInputElement>(null);
  const isNarrow = useNarrowScreen();
  useEffect(() => {
    if (!isNarrow) field.current?.focus({ preventScroll: true });
  }, [isNarrow]);
  return field;
};

/** Options that are no customer; codes of customers have no colon. */
const optionIds = { retry: 'option:retry', brandNew: 'option:new', nobody: 'option:nobody' } as const;

export function CustomerPicker({ salonCode, error, hint, typed, onType, onChoose }: Props) {
  const field = useInitialFocus();
  const wanted = typed.trim();
  const [searched, search] = useDebounced(wanted, debounceMs);
  const { customers, failure, retry, findNow } = useFoundCustomers({ salonCode, searched, search });
  const isSearch = wanted.length >= minSearchLength;

  /**
   * Chooses the first who matches what stands there by now; where nobody does, somebody new. After a failed search
   * nobody is chosen: somebody new could be a second card of a customer who was not found.
   */
  const enter = async (): Promise<void> => {
    if (!isSearch) return;
    const matching = await findNow(wanted);
    if (!matching) return;
    const [card] = matching;
    onChoose(card ? { kind: 'card', card } : parseNewCustomer(wanted));
  };
  const choose = (id: string): void => {
    if (id === optionIds.retry) return retry();
    if (id === optionIds.brandNew) return onChoose(parseNewCustomer(wanted));
    if (id === optionIds.nobody) return onChoose({ kind: 'nobody' });
    const card = customers?.find(({ code }) => code === id);
    if (card) onChoose({ kind: 'card', card });
  };
  return (
    <div data-wrong={Boolean(error)} className="relative">
      <SearchCombobox
        ref={field}
        label={words.label}
        isLabelHidden
        placeholder={words.placeholder}
        maxLength={100}
        value={typed}
        onChange={onType}
        error={error}
        hint={hint}
        onEnter={() => void enter()}
        onChoose={choose}
        listLabel={words.results}
        status={<SearchStatus hasFailed={Boolean(failure)} customers={customers} />}
      >
        {isSearch && customers && customers.length > 0 && (
          <Matches customers={customers} searched={searched} />
        )}
        {isSearch && <Others wanted={wanted} hasFailed={Boolean(failure)} />}
      </SearchCombobox>
      <div className="mt-2.5">
        <Button look="outline" icon={UserPlus} onPress={() => onChoose(parseNewCustomer(wanted))}>
          {words.brandNew}
        </Button>
      </div>
    </div>
  );
}

type StatusProps = {
  readonly hasFailed: boolean;
  readonly customers: readonly CustomerMatch[] | undefined;
};

function SearchStatus({ hasFailed, customers }: StatusProps) {
  const isNone = customers?.length === 0;
  return (
    <p role="status" className={hasFailed || isNone ? 'px-2.5 py-2 text-muted' : 'sr-only'}>
      {hasFailed ? words.failed : isNone ? words.none : ''}
    </p>
  );
}

type MatchesProps = {
  readonly customers: readonly CustomerMatch[];
  /** What the answer belongs to: letters behind what is typed. */
  readonly searched: string;
};

function Matches({ customers, searched }: MatchesProps) {
  return (
    <SearchOptions label={words.results}>
      {customers.map((card) => (
        <SearchOption key={card.code} id={card.code} text={fullName(card)}>
          <CustomerSummary customer={card} typed={searched} />
        </SearchOption>
      ))}
    </SearchOptions>
  );
}

type OthersProps = { readonly wanted: string; readonly hasFailed: boolean };

/** Somebody new, or the search again where it failed, and nobody. */
function Others({ wanted, hasFailed }: OthersProps) {
  const person = parseNewCustomer(wanted);
  const isPhone = person.kind === 'new' && person.phone !== '';
  const newTitle = isPhone ? words.newPhone(wanted) : words.newOf(wanted);
  return (
    <SearchOptions isRuledOff>
      {/* Keys, because React Aria throws where an option gets another id. */}
      {hasFailed ? (
        <SearchOption key={optionIds.retry} id={optionIds.retry} text={texts.retry}>
          <AvatarPlaceholder icon={RotateCw} />
          <Words title={texts.retry} text={words.failedText} />
        </SearchOption>
      ) : (
        <SearchOption key={optionIds.brandNew} id={optionIds.brandNew} text={newTitle}>
          <AvatarPlaceholder icon={UserPlus} />
          <Words title={newTitle} text={words.newText} />
        </SearchOption>
      )}
      <SearchOption id={optionIds.nobody} text={words.nobody}>
        <AvatarPlaceholder icon={UserX} />
        <Words title={words.nobody} text={words.nobodyText} />
      </SearchOption>
    </SearchOptions>
  );
}

function Words({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <span className="min-w-0">
      <span className="block truncate font-strong">{title}</span>
      <span className="block truncate text-caption text-muted">{text}</span>
    </span>
  );
}
