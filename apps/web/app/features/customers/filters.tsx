import {
  ArrowDownUp,
  CalendarX,
  Layers,
  type LucideIcon,
  Tag,
  TriangleAlert,
  UsersRound,
  X,
} from 'lucide-react';
import type { CustomerCounts } from '../../data/customers.ts';
import { filterChipStyle } from '../../ui/filter-chip-style.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { texts } from './texts.ts';
import type { CustomerFilter, CustomerSort, UrlState } from './use-url-state.ts';

type Props = {
  readonly urlState: UrlState;
  readonly counts: CustomerCounts | undefined;
  /** Anyone who may not see what is spent has nothing to sort by it. */
  readonly seesSpending: boolean;
};

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
      <div data-tour="customer-search" className="w-56 shrink-0 max-tablet:w-full">
        <SearchField
          label={texts.search}
          maxLength={maxSearchLength}
          searched={urlState.search}
          onSearch={(search) => urlState.narrow({ search })}
        />
      </div>
      <div
        data-tour="customer-filters"
        role="group"
        aria-label={texts.filters}
        className="flex min-w-0 flex-1 gap-2 overflow-x-auto p-0.75 scrollbar-none max-tablet:-mx-4 max-tablet:w-[calc(100%+2rem)] max-tablet:flex-none max-tablet:px-4"
      >
        {shows.map(({ id, Icon }) => (
          <button
            key={id}
            type="button"
            aria-pressed={urlState.show === id}
            className={filterChipStyle({ isOn: urlState.show === id })}
            onClick={() => urlState.narrow({ show: id })}
          >
            <Icon size={16} />
            {texts.shows[id]}
            {counts && (
              <span className="num font-strong text-ink group-aria-pressed/chip:text-current">
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
            onClick={() => urlState.narrow({ tag: '' })}
          >
            <Tag size={16} />
            {texts.tagged(urlState.tag)}
            <X size={16} />
          </button>
        )}
        <SortField urlState={urlState} seesSpending={seesSpending} />
      </div>
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
        icon={ArrowDownUp}
        options={options}
        value={urlState.sort}
        onChange={(sort) => urlState.narrow({ sort: sort as CustomerSort })}
      />
    </div>
  );
}
