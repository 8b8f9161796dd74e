import { finance, type PaymentKind } from '@ayna/contracts/finance';
import { useMutation } from '@tanstack/react-query';
import { markPaid, type Transaction } from '../../data/finance.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { PaymentKindField } from '../../parts/payment-kind-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { amountText } from './model/row-texts.ts';
import { texts } from './texts.ts';

const words = texts.payDialog;

/** The day may be empty while somebody types; most of what is due is paid in cash. */
const paidOn = (paidDate: string | null) => ({
  status: true,
  paidDate,
  paymentKind: 'cash' as PaymentKind,
});

type Props = { readonly transaction: Transaction; readonly today: string; readonly close: () => void };

/**
 * On which day and how it was paid: balance and reports count by that day, the day end by the kind, and it can't be taken
 * back.
 */
export function PayDialog({ transaction, today, close }: Props) {
  const { id, title } = transaction;
  const { mutateAsync } = useMutation(markPaid);
  const form = useContractForm({
    schema: finance.routes.setStatus.body,
    saved: paidOn(today),
    messages: { paidDate: texts.form.dateMissing },
    send: ({ paidDate = today, paymentKind = 'cash' }) => mutateAsync({ id, paidDate, paymentKind }),
    onSent: () => {
      showToast({ text: words.done(title) });
      close();
    },
  });
  return (
    <FormDialog form={form} title={words.title} save={words.save} close={close}>
      <p className="num text-muted">{words.text(title, amountText(transaction))}</p>
      <DateField {...form.field('paidDate')} label={words.date} max={today} />
      <PaymentKindField
        value={form.values.paymentKind}
        onChange={(paymentKind) => form.set({ paymentKind })}
      />
    </FormDialog>
  );
}
