import { validate } from '@ayna/contracts/core/validation';
import type { PaymentKind } from '@ayna/contracts/finance';
import { inventory } from '@ayna/contracts/inventory';
import { useMutation } from '@tanstack/react-query';
import { Package, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Product, sellProducts } from '../../data/inventory.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { formIdempotencyKey } from '../../lib/idempotency-key.ts';
import { quantityText } from '../../parts/amount-text.ts';
import { priceText, sumText } from '../../parts/money-text.ts';
import { PaymentKindField } from '../../parts/payment-kind-field.tsx';
import { ProductSearch } from '../../parts/product-search.tsx';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { useUnsaved } from '../../ui/overlay/unsaved.ts';
import { aboveFoot, SheetFoot } from '../../ui/sheet-foot.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { saleTexts } from './sale.texts.ts';
import { texts } from './texts.ts';

const words = saleTexts;

type Values = {
  readonly product: Product | null;
  readonly quantity: number | null;
  readonly paymentKind: PaymentKind;
  readonly note: string;
};

const empty: Values = { product: null, quantity: 1, paymentKind: 'cash', note: '' };

const sumOf = ({ product, quantity }: Values): number =>
  Math.round((product?.price ?? 0) * (quantity ?? 0) * 100) / 100;

type Props = {
  readonly salonCode: string;
  readonly close: () => void;
  /** Type and category around the amount, which lead back to the other form. */
  readonly children: (amount: ReactNode) => ReactNode;
};

/** The sale of a product moves its stock: the income is recorded by the sale, at the price on the product. */
export function SaleForm({ salonCode, close, children }: Props) {
  const { mutateAsync } = useMutation(sellProducts);
  const [keyOf] = useState(formIdempotencyKey);
  const form = useContractForm({
    schema: ({ product, quantity, ...rest }: Values) => {
      const lines = [{ productCode: product?.code, quantity }];
      const parsed = validate(inventory.routes.sell.body, { salonCode, lines, ...rest });
      return product === null ? { fields: { product: words.productMissing } } : parsed;
    },
    saved: empty,
    send: (body) => mutateAsync({ body, key: keyOf(body) }),
    onSent: (_, { values }) => {
      close();
      showToast({
        text: words.done(values.product?.name ?? ''),
        detail: words.doneDetail(sumText(sumOf(values))),
      });
    },
  });
  const { product, quantity } = form.values;
  useUnsaved(form.isDirty);
  return (
    <form {...form.props} className={`grid gap-4 ${aboveFoot}`}>
      {children(
        <p className="grid">
          <span className="text-label">{words.total}</span>
          <span className="num font-semibold text-number-l max-tablet:text-number-l-phone">
            {sumText(sumOf(form.values))}
          </span>
        </p>,
      )}
      {product ? (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)_9rem] items-end gap-3">
            <ChosenProduct product={product} clear={() => form.set({ product: null })} />
            <NumberField
              label={words.quantity}
              value={quantity}
              decimals={3}
              step={1}
              min={0}
              error={form.errors['lines.0.quantity']}
              onChange={(next) => form.set({ quantity: next })}
            />
          </div>
          <Effect product={product} quantity={quantity ?? 0} />
        </>
      ) : (
        <ProductSearch choose={(chosen) => form.set({ product: chosen })} error={form.errors['product']} />
      )}
      <PaymentKindField
        value={form.values.paymentKind}
        onChange={(paymentKind) => form.set({ paymentKind })}
      />
      <TextField
        {...form.field('note')}
        label={texts.form.note}
        maxLength={200}
        isOptional
        autoComplete="off"
      />
      <FormFailure message={form.failure} />
      <SheetFoot>
        <Button type="submit" size="lg" isWide isPending={form.isSending}>
          {words.save}
        </Button>
      </SheetFoot>
    </form>
  );
}

const ChosenProduct = ({ product, clear }: { readonly product: Product; readonly clear: () => void }) => (
  <div className="min-w-0">
    <span className="mb-1.5 block text-label">{words.product}</span>
    <span className="flex h-11.5 items-center gap-1 rounded-input bg-sunken pl-3 tablet:h-10.5 dark:bg-sir-850">
      <span className="min-w-0 flex-1 truncate font-strong">{product.name}</span>
      <IconButton icon={X} size="sm" label={words.change(product.name)} onPress={clear} />
    </span>
  </div>
);

type EffectProps = { readonly product: Product; readonly quantity: number };

/** What the sale does to the shelf, and what it comes to. */
const Effect = ({ product: { stock, unit, price }, quantity }: EffectProps) => (
  <p className="num flex items-center gap-3 rounded-box bg-sunken px-3.5 py-2.5 dark:bg-sir-850">
    <Package size={18} className="flex-none" aria-hidden="true" />
    <span className="min-w-0 flex-1">
      {words.effect(
        quantityText(stock, unit),
        quantityText(Math.round((stock - quantity) * 1000) / 1000, unit),
      )}
    </span>
    <span className="text-muted">{words.price(priceText(price), quantity)}</span>
  </p>
);
