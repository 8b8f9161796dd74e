import type { CountItem } from '../../data/inventory.ts';
import { amountText } from '../../parts/amount-text.ts';
import { categoryTexts } from '../../parts/product-words.texts.ts';
import { type CountEntries, partsOf } from './model/count.ts';
import { texts } from './texts.ts';

type Props = { readonly items: readonly CountItem[]; readonly entries: CountEntries };

const gap = 4;

/** One piece of the line for each shelf, as long as it has products. */
export function ShelfProgress({ items, entries }: Props) {
  const parts = partsOf(items, entries);
  const counted = parts.reduce((sum, part) => sum + part.counted, 0);
  const width = 400;
  const unit = (width - gap * (parts.length - 1)) / items.length;
  const startOf = (index: number): number =>
    parts.slice(0, index).reduce((start, { items: own }) => start + own.length * unit + gap, 0);
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={texts.progressLabel}
        aria-valuenow={counted}
        aria-valuemin={0}
        aria-valuemax={items.length}
        aria-valuetext={texts.progress(counted, items.length)}
        className="min-w-0 flex-1"
      >
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} 6`}
          preserveAspectRatio="none"
          className="block h-1.5 w-full"
        >
          {parts.map(({ category, items: own, counted: done }, index) => (
            <g key={category}>
              <rect x={startOf(index)} width={own.length * unit} height="6" rx="3" className="fill-line" />
              <rect x={startOf(index)} width={done * unit} height="6" rx="3" className="fill-accent" />
            </g>
          ))}
        </svg>
      </div>
      <span aria-hidden="true" className="num flex-none font-strong">
        {texts.progress(counted, items.length)}
      </span>
    </div>
  );
}

type ListProps = Props & { readonly at: string; readonly show: (code: string) => void };

/** Where there is room: every product, to begin with another. */
export function ShelfList({ items, entries, at, show }: ListProps) {
  return (
    <nav aria-label={texts.shelves} className="columns-[16rem] gap-8">
      {partsOf(items, entries).map(({ category, items: own, counted }) => (
        <section key={category} aria-label={categoryTexts[category]} className="mb-4">
          <p className="flex items-baseline gap-2 pb-1 font-strong">
            {categoryTexts[category]}
            <span className="num font-book text-caption text-muted">
              {texts.progress(counted, own.length)}
            </span>
          </p>
          <ul>
            {own.map(({ code, name }) => {
              const entry = entries[code];
              return (
                <li key={code} className="break-inside-avoid">
                  <button
                    type="button"
                    aria-current={code === at ? 'true' : undefined}
                    onClick={() => show(code)}
                    className="flex h-8.5 w-full cursor-pointer items-center gap-2 rounded-md px-2 text-left hover:bg-sunken current:bg-accent-soft current:font-strong current:text-accent-ink dark:hover:bg-sir-850"
                  >
                    <span className="min-w-0 flex-1 truncate">{name}</span>
                    <span className={`num ${entry ? 'font-strong' : 'text-muted'}`}>
                      {entry ? amountText(entry.counted) : texts.nothing}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </nav>
  );
}
