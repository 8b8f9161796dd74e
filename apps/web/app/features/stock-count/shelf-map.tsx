import type { CountItem } from '../../data/inventory.ts';
import { categoryTexts } from '../../parts/product-words.texts.ts';
import { type CountEntries, type CountSummary, type ItemState, partsOf, stateOf } from './model/count.ts';
import { texts } from './texts.ts';

const words = texts.result;

const fills: Readonly<Record<ItemState, string>> = {
  same: 'fill-v2/25 stroke-v2',
  short: 'fill-pending-solid stroke-pending-solid',
  over: 'fill-approved-solid stroke-approved-solid',
  uncounted: 'fill-sunken stroke-line',
};

/** One product: an oval like a bottle's lid, with the sign of its difference. */
function Oval({ state }: { readonly state: ItemState }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 26" className="h-5.75 w-4.5 flex-none tablet:h-6.5 tablet:w-5">
      <ellipse cx="10" cy="13" rx="9.25" ry="12.25" strokeWidth="1" className={fills[state]} />
      {state === 'uncounted' && (
        <path d="m6 20 6-14M10 21l5-11" strokeWidth="1" className="stroke-line" fill="none" />
      )}
      {(state === 'short' || state === 'over') && (
        <path d="M6 13h8" strokeWidth="1.75" strokeLinecap="round" className="stroke-surface" />
      )}
      {state === 'over' && (
        <path d="M10 9v8" strokeWidth="1.75" strokeLinecap="round" className="stroke-surface" />
      )}
    </svg>
  );
}

type Props = {
  readonly items: readonly CountItem[];
  readonly entries: CountEntries;
  readonly summary: CountSummary;
};

const legend: readonly ItemState[] = ['same', 'short', 'over', 'uncounted'];

/** The whole shelf at a glance; the numbers below say the same. */
export function ShelfMap({ items, entries, summary: { states } }: Props) {
  const { same, short, over, uncounted } = states;
  return (
    <div className="grid gap-2.5">
      <div
        role="img"
        aria-label={words.map(items.length, items.length - uncounted, same, short, over)}
        className="grid gap-2.25"
      >
        {partsOf(items, entries).map(({ category, items: own, counted }) => (
          <div
            key={category}
            className="grid gap-x-3 gap-y-1 tablet:grid-cols-[6.5rem_minmax(0,1fr)] tablet:items-center"
          >
            <span className="flex items-baseline gap-2">
              <span className="font-strong">{categoryTexts[category]}</span>
              <span className="num text-caption text-muted">{`${counted}/${own.length}`}</span>
            </span>
            <span className="flex flex-wrap gap-1 tablet:gap-1.25">
              {own.map(({ code }) => (
                <Oval key={code} state={stateOf(entries[code])} />
              ))}
            </span>
          </div>
        ))}
      </div>
      <ul className="num flex flex-wrap gap-x-4 gap-y-1.5 text-label text-ink-2 tablet:pl-29.5">
        {legend
          .filter((state) => states[state] > 0)
          .map((state) => (
            <li key={state} className="flex items-center gap-1.75">
              <Oval state={state} />
              {words[state](states[state])}
            </li>
          ))}
      </ul>
    </div>
  );
}
