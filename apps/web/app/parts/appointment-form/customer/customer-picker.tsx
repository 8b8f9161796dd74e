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
import { type EnterTarget, enterTarget } from '../model/enter-target.ts';
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
  const { customers, isCurrent, failure, retry, findNow } = useFoundCustomers({
    salonCode,
    searched,
    search,
  });
  const isSearch = wanted.length >= minSearchLength;
  // The marked row is what Enter takes, so nothing is marked for letters that are behind.
  const target = customers && isCurrent && searched === wanted ? enterTarget(customers) : undefined;

  /**
   * Chooses the first who matches what stands there by now, unless another has the same name; where nobody matches,
   * somebody new. After a failed search nobody is chosen: somebody new could be a second card of a customer who was
   * not found.
   */
  const enter = async (): Promise<void> => {
    if (!isSearch) return;
    const matching = await findNow(wanted);
    if (!matching) return;
    const target = enterTarget(matching);
    if (target.kind === 'card') onChoose(target);
    if (target.kind === 'new') onChoose(parseNewCustomer(wanted));
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
        status={<SearchStatus hasFailed={Boolean(failure)} target={target} />}
      >
        {isSearch && customers && customers.length > 0 && (
          <Matches customers={customers} searched={searched} target={target} />
        )}
        {isSearch && (
          <Others wanted={wanted} hasFailed={Boolean(failure)} isMarked={target?.kind === 'new'} />
        )}
      </SearchCombobox>
      <div className="mt-2.5">
        <Button look="outline" icon={UserPlus} onPress={() => onChoose(parseNewCustomer(wanted))}>
          {words.brandNew}
        </Button>
      </div>
    </div>
  );
}

type Target = EnterTarget<CustomerMatch> | undefined;

type StatusProps = {
  readonly hasFailed: boolean;
  readonly target: Target;
};

const statusText = ({ hasFailed, target }: StatusProps): string => {
  if (hasFailed) return words.failed;
  if (target?.kind === 'same-name') return words.sameName(target.count);
  return target?.kind === 'new' ? words.none : '';
};

const sameNameStyle = 'mx-1 mt-0.5 mb-1.5 rounded-box bg-warning-bg px-3 py-2 font-medium text-warning-ink';

function SearchStatus(props: StatusProps) {
  const text = statusText(props);
  const isWarning = props.target?.kind === 'same-name' && !props.hasFailed;
  const look = isWarning ? sameNameStyle : 'px-2.5 py-2 text-muted';
  return (
    <p role="status" className={text === '' ? 'sr-only' : look}>
      {text}
    </p>
  );
}

type MatchesProps = {
  readonly customers: readonly CustomerMatch[];
  /** What the answer belongs to: letters behind what is typed. */
  readonly searched: string;
  readonly target: Target;
};

function Matches({ customers, searched, target }: MatchesProps) {
  return (
    <SearchOptions label={words.results}>
      {customers.map((card) => (
        <SearchOption
          key={card.code}
          id={card.code}
          text={fullName(card)}
          isMarked={target?.kind === 'card' && target.card.code === card.code}
        >
          <CustomerSummary customer={card} typed={searched} />
        </SearchOption>
      ))}
    </SearchOptions>
  );
}

type OthersProps = {
  readonly wanted: string;
  readonly hasFailed: boolean;
  /** Whether Enter means somebody new. */
  readonly isMarked: boolean;
};

/** Somebody new, or the search again where it failed, and nobody. */
function Others({ wanted, hasFailed, isMarked }: OthersProps) {
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
        <SearchOption key={optionIds.brandNew} id={optionIds.brandNew} text={newTitle} isMarked={isMarked}>
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
