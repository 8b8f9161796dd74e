import { useQuery } from '@tanstack/react-query';
import {
  ArrowDownUp,
  CalendarX,
  Layers,
  type LucideIcon,
  PhoneCall,
  Tag,
  TriangleAlert,
  UsersRound,
  X,
} from 'lucide-react';
import type { CustomerCounts } from '../../data/customers.ts';
import { servicesQuery } from '../../data/services.ts';
import { filterChipStyle } from '../../ui/filter-chip-style.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { texts } from './texts.ts';
import type { CustomerFilter, CustomerSort, UrlState } from './use-url-state.ts';

type Props = {
  readonly salonCode: string;
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

export function Filters({ salonCode, urlState, counts, seesSpending }: Props) {
  return (
    <div className="flex shrink-0 items-center gap-2 px-6 pb-3.5 max-large:flex-wrap max-tablet:px-4 max-tablet:pb-3">
      <div data-tour="customer-search" className="w-56 shrink-0 max-large:w-full">
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
        className="flex min-w-0 flex-1 gap-2 p-0.75 max-small:-mx-4 max-small:w-[calc(100%+2rem)] max-small:flex-none max-small:overflow-x-auto max-small:px-4 max-small:scrollbar-none small:flex-wrap"
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
        {urlState.lapsed !== null && (
          <LapsedChip salonCode={salonCode} code={urlState.lapsed} urlState={urlState} />
        )}
        <SortField urlState={urlState} seesSpending={seesSpending} />
      </div>
    </div>
  );
}

type LapsedProps = Pick<Props, 'salonCode' | 'urlState'> & { readonly code: string };

/** The dashboard's suggestion leads here: who has not come back after one service. */
function LapsedChip({ salonCode, code, urlState }: LapsedProps) {
  const { data } = useQuery(servicesQuery(salonCode));
  const name = data?.find((service) => service.code === code)?.name ?? texts.someService;
  return (
    <button
      type="button"
      aria-label={texts.unlapsed(name)}
      className={filterChipStyle({ isOn: true })}
      onClick={() => urlState.narrow({ lapsed: null })}
    >
      <PhoneCall size={16} />
      {texts.lapsed(name)}
      <X size={16} />
    </button>
  );
}

function SortField({ urlState, seesSpending }: Pick<Props, 'urlState' | 'seesSpending'>) {
  const options = Object.entries(texts.sorts)
    .map(([id, label]) => ({ id, label }))
    .filter(({ id }) => id !== 'spent' || seesSpending);
  return (
    <div className="small:ml-auto">
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
