import { validate } from '@ayna/contracts/core/validation';
import { inventory, newMove } from '@ayna/contracts/inventory';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { moveStock, type Product, type StockMove, sellProducts, takeBackMove } from '../../data/inventory.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { formIdempotencyKey, newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { amountText, quantityText } from '../../parts/amount-text.ts';
import { sumText } from '../../parts/money-text.ts';
import { unitTexts } from '../../parts/product-words.texts.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

export type MoveDialogKind = 'Purchase' | 'Sale' | 'Use' | 'Waste' | 'Count';

type Props = { readonly product: Product; readonly close: () => void };

const words = texts.dialogs;
/** The contract's. */
const maxNote = 200;
const decimals = 3;

type Amount = { readonly quantity: number | null; readonly note: string };
const one: Amount = { quantity: 1, note: '' };

type Purchase = {
  readonly quantity: number | null;
  readonly unitCost: number | null;
  readonly supplier: string;
  readonly bill: string;
  readonly note: string;
};

/** As it was bought last, but for the amount. */
const purchaseOf = ({ cost, supplier }: Product): Purchase => ({
  quantity: null,
  unitCost: cost,
  supplier,
  bill: '',
  note: '',
});

type Counting = { readonly counted: number | null; readonly note: string };
const uncounted: Counting = { counted: null, note: '' };

/** Says what was recorded, with the way back while it stands. */
const useRecorded = ({ product, close }: Props) => {
  const { mutateAsync: takeBack } = useMutation(takeBackMove);
  const undo = ({ code, returnable }: StockMove) =>
    void takeBack({ code, body: { quantity: returnable, note: '' }, key: newIdempotencyKey() }).then(
      () => showToast({ text: words.undone }),
      showFailure,
    );
  return (move: StockMove, text: (amount: string, name: string) => string): void => {
    close();
    showToast({
      text: text(quantityText(Math.abs(move.quantity), product.unit), product.name),
      ...(move.returnable > 0 && { action: { label: words.undo, onPress: () => undo(move) } }),
    });
  };
};

const stockHint = ({ stock, unit }: Product): string => words.inStock(quantityText(stock, unit));

function PurchaseDialog(props: Props) {
  // As it was when it was opened: what somebody else records meanwhile changes no field under the hand.
  const [product] = useState(props.product);
  const recorded = useRecorded(props);
  const { mutateAsync } = useMutation(moveStock);
  const [keyOf] = useState(formIdempotencyKey);
  const form = useContractForm({
    schema: (values: object) => validate(newMove, { kind: 'Purchase', ...values }),
    saved: purchaseOf(product),
    send: (body) => mutateAsync({ code: product.code, body, key: keyOf(body) }),
    onSent: (move) => recorded(move, words.Purchase.done),
  });
  return (
    <FormDialog form={form} title={words.Purchase.title} close={props.close} save={words.Purchase.save}>
      <div className="grid gap-4 small:grid-cols-2">
        <NumberField
          {...form.field('quantity')}
          label={words.amount(unitTexts[product.unit])}
          decimals={decimals}
          isRequired
        />
        <MoneyField {...form.field('unitCost')} label={words.Purchase.unitCost} isRequired />
        <TextField {...form.field('supplier')} label={words.Purchase.supplier} maxLength={80} isOptional />
        <TextField {...form.field('bill')} label={words.Purchase.bill} maxLength={40} isOptional />
      </div>
      <TextField {...form.field('note')} label={words.note} maxLength={maxNote} isOptional />
    </FormDialog>
  );
}

type OutProps = Props & { readonly kind: 'Use' | 'Waste' };

function OutDialog({ kind, ...props }: OutProps) {
  const { product, close } = props;
  const recorded = useRecorded(props);
  const { mutateAsync } = useMutation(moveStock);
  const [keyOf] = useState(formIdempotencyKey);
  const form = useContractForm({
    schema: (values: object) => validate(newMove, { kind, ...values }),
    saved: one,
    send: (body) => mutateAsync({ code: product.code, body, key: keyOf(body) }),
    onSent: (move) => recorded(move, words[kind].done),
  });
  return (
    <FormDialog form={form} title={words[kind].title} close={close} save={words[kind].save}>
      <NumberField
        {...form.field('quantity')}
        label={words.amount(unitTexts[product.unit])}
        hint={stockHint(product)}
        decimals={decimals}
        step={1}
        min={0}
        isRequired
      />
      <TextField {...form.field('note')} label={words.note} maxLength={maxNote} isOptional />
    </FormDialog>
  );
}

function SaleDialog(props: Props) {
  const { product, close } = props;
  const recorded = useRecorded(props);
  const { mutateAsync } = useMutation(sellProducts);
  const [keyOf] = useState(formIdempotencyKey);
  const { salonCode, code: productCode, price, unit } = product;
  const form = useContractForm({
    schema: ({ quantity, note }: Amount) => {
      const lines = [{ productCode, quantity }];
      const parsed = validate(inventory.routes.sell.body, { salonCode, lines, note });
      // The form has the fields of one line.
      const wrong = parsed.fields?.['lines.0.quantity'];
      return wrong === undefined ? parsed : { ...parsed, fields: { quantity: wrong } };
    },
    saved: one,
    send: (body) => mutateAsync({ body, key: keyOf(body) }),
    onSent: ([move]) => move && recorded(move, words.Sale.done),
  });
  return (
    <FormDialog form={form} title={words.Sale.title} close={close} save={words.Sale.save}>
      <NumberField
        {...form.field('quantity')}
        label={words.amount(unitTexts[unit])}
        hint={stockHint(product)}
        decimals={decimals}
        step={1}
        min={0}
        isRequired
      />
      <p role="status" className="num font-strong text-title">
        {words.Sale.total(sumText(Math.round((form.values.quantity ?? 0) * price * 100) / 100))}
      </p>
      <TextField {...form.field('note')} label={words.note} maxLength={maxNote} isOptional />
    </FormDialog>
  );
}

const differenceText = (counted: number | null, { stock, unit }: Product): string => {
  if (counted === null) return words.Count.expected(quantityText(stock, unit));
  const difference = Math.round((counted - stock) * 1_000) / 1_000;
  if (difference === 0) return words.Count.same;
  const amount = `${amountText(Math.abs(difference))} ${unitTexts[unit]}`;
  return difference < 0 ? words.Count.short(amount) : words.Count.over(amount);
};

function CountDialog(props: Props) {
  // The stock that is counted against: if it changes meanwhile, the server says so.
  const [product] = useState(props.product);
  const recorded = useRecorded(props);
  const { mutateAsync } = useMutation(moveStock);
  const [keyOf] = useState(formIdempotencyKey);
  const form = useContractForm({
    schema: (values: object) => validate(newMove, { kind: 'Count', expected: product.stock, ...values }),
    saved: uncounted,
    send: (body) => mutateAsync({ code: product.code, body, key: keyOf(body) }),
    onSent: (move) => recorded(move, (_, name) => words.Count.done(name)),
  });
  return (
    <FormDialog form={form} title={words.Count.title} close={props.close} save={words.Count.save}>
      <NumberField
        {...form.field('counted')}
        label={words.Count.counted(unitTexts[product.unit])}
        hint={differenceText(form.values.counted, product)}
        decimals={decimals}
        step={1}
        min={0}
        isRequired
      />
      <TextField {...form.field('note')} label={words.note} maxLength={maxNote} isOptional />
    </FormDialog>
  );
}

type MoveDialogProps = Props & { readonly kind: MoveDialogKind };

export function MoveDialog({ kind, ...props }: MoveDialogProps) {
  if (kind === 'Purchase') return <PurchaseDialog {...props} />;
  if (kind === 'Sale') return <SaleDialog {...props} />;
  if (kind === 'Count') return <CountDialog {...props} />;
  return <OutDialog kind={kind} {...props} />;
}
