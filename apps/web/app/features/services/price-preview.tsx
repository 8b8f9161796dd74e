import { ArrowRight } from 'lucide-react';
import { priceText } from '../../parts/money-text.ts';
import type { PriceChange } from './new-prices.ts';
import { texts } from './texts.ts';

const words = texts.prices;

type Props = { readonly changes: readonly PriceChange[]; readonly tooHigh: boolean };

export function PricePreview({ changes, tooHigh }: Props) {
  return (
    <section aria-label={words.preview}>
      <p role="status" className="num font-[550]">
        {words.summary(changes.length)}
      </p>
      {tooHigh ? (
        <p role="alert" className="num font-medium text-danger-ink text-label">
          {words.tooHigh}
        </p>
      ) : (
        <p className="text-label text-muted">{words.booked}</p>
      )}
      {changes.length > 0 && (
        // Who has no mouse scrolls it with the arrow keys.
        <ul
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={words.preview}
          className="num mt-2.5 max-h-64 divide-y divide-line overflow-y-auto rounded-lg shadow-[0_0_0_1px_var(--line)]"
        >
          {changes.map(({ service, after }) => (
            <li
              key={service.code}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 px-3.5 py-2.5"
            >
              <span className="truncate">{service.name}</span>
              <span className="flex items-center gap-2">
                <span className="sr-only">{words.from(priceText(service.price))}</span>
                <s aria-hidden="true" className="text-muted">
                  {priceText(service.price)}
                </s>
                <ArrowRight aria-hidden="true" size={14} strokeWidth={1.75} className="text-muted" />
                <span className="sr-only">{words.to(priceText(after))}</span>
                <b aria-hidden="true" className="font-[550]">
                  {priceText(after)}
                </b>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
