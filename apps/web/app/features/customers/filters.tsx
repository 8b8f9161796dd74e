import {
  ArrowDownUp,
  CalendarX,
  Layers,
  type LucideIcon,
  Search,
  Tag,
  TriangleAlert,
  UsersRound,
  X,
} from 'lucide-react';
import type { CustomerCounts } from '../../data/customers.ts';
import { useDebouncedSearch } from '../../parts/use-debounced-search.ts';
import { filterChipStyle } from '../../ui/filter-chip-style.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { texts } from './texts.ts';
import type { CustomerFilter, CustomerSort, UrlState } from './use-url-state.ts';

type Props = {
  readonly urlState: UrlState;
  readonly counts: CustomerCounts | undefined;
  /** Whoever may not see what is spent has nothing to sort by it. */
  readonly seesSpending: boolean;
};

const iconProps = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;
/** The contract's. */
const maxSearchLength = 100;

const shows: readonly { readonly id: CustomerFilter; readonly Icon: LucideIcon }[] = [
  { id: 'all', Icon: UsersRound },
  { id: 'away', Icon: CalendarX },
  { id: 'sessions', Icon: Layers },
  { id: 'allergies', Icon: TriangleAlert },
];

export function Filters({ urlState, counts, seesSpending }: Props) {
  return (
    <div className="flex shrink-0 items-center gap-2 px-6 pb-3.5 max-desk:flex-wrap max-tablet:px-4 max-tablet:pb-3">
      <SearchField urlState={urlState} />
      <div
        data-tour="customer-filters"
        role="group"
        aria-label={texts.filters}
        className="flex min-w-0 flex-1 gap-2 overflow-x-auto p-0.75 [scrollbar-width:none] max-tablet:-mx-4 max-tablet:w-[calc(100%+2rem)] max-tablet:flex-none max-tablet:px-4"
      >
        {shows.map(({ id, Icon }) => (
          <button
            key={id}
            type="button"
            aria-pressed={urlState.show === id}
            className={filterChipStyle({ isOn: urlState.show === id })}
            onClick={() => urlState.toShow(id)}
          >
            <Icon {...iconProps} />
            {texts.shows[id]}
            {counts && (
              <span className="num font-[550] text-ink group-aria-pressed/chip:text-current">
                {counts[id].toLocaleString('tr-TR')}
              </span>
            )}
          </button>
        ))}
        {urlState.tag !== '' && (
          <button
            type="button"
            aria-label={texts.untag(urlState.tag)}
            className={filterChipStyle({ isOn: true })}
            onClick={urlState.untag}
          >
            <Tag {...iconProps} />
            {texts.tagged(urlState.tag)}
            <X {...iconProps} />
          </button>
        )}
        <SortField urlState={urlState} seesSpending={seesSpending} />
      </div>
    </div>
  );
}

/** What is typed stands at once; the list follows when the typing pauses. */
function SearchField({ urlState }: Pick<Props, 'urlState'>) {
  const [typed, setTyped] = useDebouncedSearch(urlState.search, urlState.find);
  return (
    <div data-tour="customer-search" className="w-56 shrink-0 max-tablet:w-full">
      <TextField
        type="search"
        label={texts.search}
        isLabelHidden
        placeholder={texts.search}
        autoComplete="off"
        maxLength={maxSearchLength}
        value={typed}
        onChange={setTyped}
        start={<Search aria-hidden="true" size={17} strokeWidth={1.75} />}
      />
    </div>
  );
}

function SortField({ urlState, seesSpending }: Pick<Props, 'urlState' | 'seesSpending'>) {
  const options = Object.entries(texts.sorts)
    .map(([id, label]) => ({ id, label }))
    .filter(({ id }) => id !== 'spent' || seesSpending);
  return (
    <div className="tablet:ml-auto">
      <FilterSelect
        label={texts.sort}
        icon={<ArrowDownUp {...iconProps} />}
        options={options}
        value={urlState.sort}
        onChange={(sort) => urlState.toSort(sort as CustomerSort)}
      />
    </div>
  );
}
