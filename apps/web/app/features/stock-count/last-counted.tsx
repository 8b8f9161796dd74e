import { ArrowDown, ArrowUp, Check, type LucideIcon } from 'lucide-react';
import type { CountItem } from '../../data/inventory.ts';
import { quantityText } from '../../parts/amount-text.ts';
import { type CountEntries, type ItemState, stateOf } from './model/count.ts';
import { texts } from './texts.ts';

const shown = 4;

type Look = { readonly icon: LucideIcon; readonly tone: string };

const looks: Readonly<Record<Exclude<ItemState, 'uncounted'>, Look>> = {
  same: { icon: Check, tone: 'text-completed-ink' },
  short: { icon: ArrowDown, tone: 'text-pending-ink' },
  over: { icon: ArrowUp, tone: 'text-approved-ink' },
};

type Props = {
  readonly items: readonly CountItem[];
  readonly entries: CountEntries;
  readonly show: (code: string) => void;
};

/** Anyone who mistyped corrects it here. */
export function LastCounted({ items, entries, show }: Props) {
  const last = Object.keys(entries).slice(-shown).toReversed();
  if (last.length === 0) return null;
  return (
    <section aria-label={texts.last}>
      <ul className="num divide-y divide-line border-line border-t">
        {last.map((code) => {
          const item = items.find((one) => one.code === code);
          const entry = entries[code];
          const state = stateOf(entry);
          if (!item || !entry || state === 'uncounted') return null;
          const { icon: Icon, tone } = looks[state];
          return (
            <li key={code}>
              <button
                type="button"
                onClick={() => show(code)}
                className="flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-xs text-left hover:bg-sunken dark:hover:bg-sir-850"
              >
                <Icon size={18} className={`flex-none ${tone}`} />
                <span className="min-w-0 flex-1 truncate font-medium">{item.name}</span>
                <span className="flex-none font-strong">{quantityText(entry.counted, item.unit)}</span>
                <span className="sr-only">{texts.recount}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
