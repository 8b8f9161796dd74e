import { TriangleAlert } from 'lucide-react';
import type { ProductCounts } from '../../data/inventory.ts';
import { categoryTexts } from '../../parts/product-words.texts.ts';
import { filterChipStyle } from '../../ui/filter-chip-style.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { texts, urlWords } from './texts.ts';
import type { ProductFilter, UrlState } from './use-url-state.ts';

/** The contract's. */
const maxSearchLength = 100;

const labelOf = (filter: ProductFilter): string =>
  filter === 'all' || filter === 'low' ? texts[filter] : categoryTexts[filter];

const countOf = (counts: ProductCounts, filter: ProductFilter): number =>
  filter === 'all' || filter === 'low'
    ? counts[filter]
    : (counts.byCategory.find(({ category }) => category === filter)?.count ?? 0);

/** A category without products is no choice. */
const filtersOf = (counts: ProductCounts | undefined, chosen: ProductFilter): readonly ProductFilter[] =>
  (Object.keys(urlWords.shows) as ProductFilter[]).filter(
    (filter) =>
      filter === 'all' || filter === 'low' || filter === chosen || (counts && countOf(counts, filter) > 0),
  );

type Props = { readonly urlState: UrlState; readonly counts: ProductCounts | undefined };

export function Filters({ urlState, counts }: Props) {
  return (
    <div className="flex shrink-0 items-center gap-2 px-6 pb-3.5 max-large:flex-wrap max-tablet:px-4 max-tablet:pb-3">
      <div data-tour="inventory-search" className="w-70 shrink-0 max-large:w-full">
        <SearchField
          label={texts.search}
          maxLength={maxSearchLength}
          searched={urlState.search}
          onSearch={(search) => urlState.narrow({ search })}
        />
      </div>
      <div
        role="group"
        aria-label={texts.filters}
        className="flex min-w-0 flex-1 gap-2 p-0.75 max-small:-mx-4 max-small:w-[calc(100%+2rem)] max-small:flex-none max-small:overflow-x-auto max-small:px-4 max-small:scrollbar-none small:flex-wrap"
      >
        {filtersOf(counts, urlState.show).map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={urlState.show === filter}
            className={filterChipStyle({ isOn: urlState.show === filter })}
            onClick={() => urlState.narrow({ show: filter })}
          >
            {filter === 'low' && <TriangleAlert size={16} />}
            {labelOf(filter)}
            {counts && (
              <span className="num font-strong text-ink group-aria-pressed/chip:text-current">
                {countOf(counts, filter).toLocaleString('tr-TR')}
              </span>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}
