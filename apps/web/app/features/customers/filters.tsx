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
import type { Place, Show, Sort } from './use-place.ts';

type Props = {
  readonly place: Place;
  readonly counts: CustomerCounts | undefined;
  /** Whoever may not see what is spent has nothing to sort by it. */
  readonly seesSpending: boolean;
};

const drawn = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;
/** The contract's. */
const longestSearch = 100;

const shows: readonly { readonly id: Show; readonly Icon: LucideIcon }[] = [
  { id: 'all', Icon: UsersRound },
  { id: 'away', Icon: CalendarX },
  { id: 'sessions', Icon: Layers },
  { id: 'allergies', Icon: TriangleAlert },
];

export function Filters({ place, counts, seesSpending }: Props) {
  return (
    <div className="flex shrink-0 items-center gap-2 px-6 pb-3.5 max-desk:flex-wrap max-tablet:px-4 max-tablet:pb-3">
      <SearchField place={place} />
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
            aria-pressed={place.show === id}
            className={filterChipStyle({ isOn: place.show === id })}
            onClick={() => place.toShow(id)}
          >
            <Icon {...drawn} />
            {texts.shows[id]}
            {counts && (
              <span className="num font-[550] text-ink group-aria-pressed/chip:text-current">
                {counts[id].toLocaleString('tr-TR')}
              </span>
            )}
          </button>
        ))}
        {place.tag !== '' && (
          <button
            type="button"
            aria-label={texts.untag(place.tag)}
            className={filterChipStyle({ isOn: true })}
            onClick={place.untag}
          >
            <Tag {...drawn} />
            {texts.tagged(place.tag)}
            <X {...drawn} />
          </button>
        )}
        <SortField place={place} seesSpending={seesSpending} />
      </div>
    </div>
  );
}

/** What is typed stands at once; the list follows when the typing pauses. */
function SearchField({ place }: Pick<Props, 'place'>) {
  const [typed, setTyped] = useDebouncedSearch(place.search, place.find);
  return (
    <div data-tour="customer-search" className="w-56 shrink-0 max-tablet:w-full">
      <TextField
        type="search"
        label={texts.search}
        isLabelHidden
        placeholder={texts.search}
        autoComplete="off"
        maxLength={longestSearch}
        value={typed}
        onChange={setTyped}
        start={<Search aria-hidden="true" size={17} strokeWidth={1.75} />}
      />
    </div>
  );
}

function SortField({ place, seesSpending }: Pick<Props, 'place' | 'seesSpending'>) {
  const options = Object.entries(texts.sorts)
    .map(([id, label]) => ({ id, label }))
    .filter(({ id }) => id !== 'spent' || seesSpending);
  return (
    <div className="tablet:ml-auto">
      <FilterSelect
        label={texts.sort}
        icon={<ArrowDownUp {...drawn} />}
        options={options}
        value={place.sort}
        onChange={(sort) => place.toSort(sort as Sort)}
      />
    </div>
  );
}
