import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Product, productsQuery } from '../data/inventory.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { TextField } from '../ui/text-field.tsx';
import { amountText } from './amount-text.ts';
import { priceText } from './money-text.ts';
import { texts } from './product-search.texts.ts';
import { useMember } from './use-member.ts';

/** As many as fit without hiding what follows. */
const maxFound = 5;
const pauseMs = 200;

type Props = { readonly choose: (product: Product) => void; readonly error?: string | undefined };

/** A search by name or barcode; Enter takes the first one found. */
export function ProductSearch({ choose, error }: Props) {
  const salonCode = useMember()?.salonCode ?? '';
  const [typed, setTyped] = useState('');
  const [searched] = useDebounced(typed.trim(), pauseMs);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { data } = useQuery(productsQuery(salonCode, searched === '' ? {} : { s: searched }));
  const found = data?.items.slice(0, maxFound) ?? [];
  const takeFirst = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // The form's own Enter would save it.
    event.preventDefault();
    if (found[0] && searched === typed.trim()) choose(found[0]);
  };
  return (
    // Keys of what is inside it; itself it takes none.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="w-full" onKeyDown={takeFirst}>
      <TextField
        label={texts.label}
        isLabelHidden
        placeholder={texts.hint}
        value={typed}
        onChange={setTyped}
        maxLength={100}
        ref={field}
        error={error}
      />
      <ul className="mt-1">
        {found.map((product) => (
          <li key={product.code}>
            <button
              type="button"
              className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5 text-left hover:bg-sunken"
              onClick={() => choose(product)}
            >
              <span className="min-w-0 flex-1 truncate">{product.name}</span>
              <span className="num text-caption text-muted">
                {texts.found(amountText(product.stock), priceText(product.price))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="px-2.5 text-caption text-muted">
        {data && found.length === 0 && texts.none}
      </p>
    </div>
  );
}
