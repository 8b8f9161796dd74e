import { validate } from '@ayna/contracts/core/validation';
import { inventory } from '@ayna/contracts/inventory';
import { sumLira } from '@ayna/domain/money';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  type Product,
  productsQuery,
  type StockMove,
  sellProducts,
  takeBackMove,
} from '../../data/inventory.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { formIdempotencyKey, newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { quantityText } from '../../parts/amount-text.ts';
import { sumText } from '../../parts/money-text.ts';
import { unitTexts } from '../../parts/product-words.texts.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

const words = texts.sell;
/** The contract's. */
const maxLines = 20;

type Line = { readonly product: Product; readonly quantity: number | null };
type Values = { readonly lines: readonly Line[]; readonly note: string };

const empty: Values = { lines: [], note: '' };

const totalOf = (lines: readonly Line[]): number =>
  sumLira(lines.map(({ product, quantity }) => Math.round((quantity ?? 0) * product.price * 100) / 100));

/** Takes every line of the sale back. */
const useUndo = () => {
  const { mutateAsync } = useMutation(takeBackMove);
  return (moves: readonly StockMove[]) => {
    const undo = async (): Promise<void> => {
      for (const { code, returnable } of moves)
        await mutateAsync({ code, body: { quantity: returnable, note: '' }, key: newIdempotencyKey() });
    };
    void undo().then(() => showToast({ text: texts.dialogs.undone }), showFailure);
  };
};

const useSaleForm = (salonCode: string, close: () => void) => {
  const { mutateAsync } = useMutation(sellProducts);
  const [keyOf] = useState(formIdempotencyKey);
  const undo = useUndo();
  return useContractForm({
    schema: ({ lines, note }: Values) =>
      validate(inventory.routes.sell.body, {
        salonCode,
        note,
        lines: lines.map(({ product, quantity }) => ({ productCode: product.code, quantity })),
      }),
    saved: empty,
    send: (body) => mutateAsync({ body, key: keyOf(body) }),
    onSent(moves) {
      close();
      showToast({
        text: words.done(moves.length),
        action: { label: texts.dialogs.undo, onPress: () => undo(moves) },
      });
    },
  });
};

type Props = { readonly salonCode: string; readonly close: () => void };

/** A sale at the desk: several products at once, without an appointment. */
export function SellDialog({ salonCode, close }: Props) {
  const form = useSaleForm(salonCode, close);
  const { lines } = form.values;
  const add = (product: Product) => {
    const has = lines.some((line) => line.product.code === product.code);
    const more = ({ quantity, ...line }: Line) =>
      line.product.code === product.code ? { ...line, quantity: (quantity ?? 0) + 1 } : { ...line, quantity };
    form.set({ lines: has ? lines.map(more) : [...lines, { product, quantity: 1 }] });
  };
  const change = (code: string, quantity: number | null) =>
    form.set({ lines: lines.map((line) => (line.product.code === code ? { ...line, quantity } : line)) });
  const remove = (code: string) => form.set({ lines: lines.filter(({ product }) => product.code !== code) });
  return (
    <FormDialog
      form={form}
      title={words.title}
      close={close}
      save={lines.length === 0 ? words.save : words.saveFor(sumText(totalOf(lines)))}
      isSaveDisabled={lines.length === 0}
      width="m"
    >
      {lines.length < maxLines && <ProductSearch salonCode={salonCode} add={add} />}
      {lines.length > 0 && (
        <ul aria-label={words.lines} className="divide-y divide-line border-line border-y">
          {lines.map(({ product, quantity }, index) => (
            <li
              key={product.code}
              className="grid grid-cols-[minmax(0,1fr)_9rem_auto] items-center gap-2.5 py-2"
            >
              <span className="min-w-0">
                <span className="block truncate font-strong">{product.name}</span>
                <span className="num block text-label text-muted">{sumText(product.price)}</span>
              </span>
              <NumberField
                label={words.quantity(product.name, unitTexts[product.unit])}
                isLabelHidden
                value={quantity}
                decimals={3}
                step={1}
                min={0}
                error={form.errors[`lines.${index}.quantity`]}
                onChange={(next) => change(product.code, next)}
              />
              <IconButton
                icon={Trash2}
                label={words.remove(product.name)}
                onPress={() => remove(product.code)}
              />
            </li>
          ))}
        </ul>
      )}
      <TextField {...form.field('note')} label={texts.dialogs.note} maxLength={200} isOptional />
    </FormDialog>
  );
}

type SearchProps = { readonly salonCode: string; readonly add: (product: Product) => void };

const shownMatches = 5;

function ProductSearch({ salonCode, add }: SearchProps) {
  const [search, setSearch] = useState('');
  const { data } = useQuery(productsQuery(salonCode, { page: 0, ...(search === '' ? {} : { s: search }) }));
  const matches = data?.items.slice(0, shownMatches) ?? [];
  return (
    <div className="grid gap-1.5">
      <SearchField label={texts.search} maxLength={100} searched={search} onSearch={setSearch} />
      <ul aria-label={words.matches} className="grid">
        {matches.map((product) => (
          <li key={product.code}>
            <button
              type="button"
              onClick={() => add(product)}
              className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-2.5 text-left hover:bg-sunken tablet:min-h-9 dark:hover:bg-sir-850"
            >
              <span className="min-w-0 flex-1 truncate font-medium">{product.name}</span>
              <span className="num text-label text-muted">{quantityText(product.stock, product.unit)}</span>
              <span className="num w-24 text-right font-strong">{sumText(product.price)}</span>
            </button>
          </li>
        ))}
      </ul>
      {data && matches.length === 0 && <p className="px-2.5 text-muted">{texts.empty.foundTitle}</p>}
    </div>
  );
}
