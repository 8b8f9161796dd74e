import { validate } from '@ayna/contracts/core/validation';
import { payment } from '@ayna/contracts/payment';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type AttemptHistory, refundPayment } from '../../data/panel-sales.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { newCode } from '../../lib/new-code.ts';
import { sumText } from '../../parts/money-text.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

const words = texts.refund;

type Props = { readonly attempt: AttemptHistory; readonly close: () => void };

type Values = { readonly amount: number | null; readonly reason: string };

/** Money back, with a reason that the audit log keeps. The same dialog sent twice makes one refund. */
export function RefundDialog({ attempt, close }: Props) {
  const { mutateAsync } = useMutation(refundPayment);
  const [refundCode] = useState(newCode);
  const [left] = useState(Math.round((attempt.amount - attempt.refunded) * 100) / 100);
  const start: Values = { amount: left, reason: '' };
  const form = useContractForm({
    schema(values: Values) {
      const result = validate(payment.routes.refund.body, { ...values, refundCode });
      if (!result.fields && result.value.amount > left) return { fields: { amount: words.tooMuch } };
      return result;
    },
    saved: start,
    send: (body) => mutateAsync({ code: attempt.code, body }),
    onSent({ state, amount }) {
      close();
      if (state === 'failed') return showToast({ text: words.failed, tone: 'danger' });
      const text = state === 'done' ? words.done(sumText(amount)) : words.pending(sumText(amount));
      showToast({ text });
    },
  });
  return (
    <FormDialog form={form} title={words.title} save={words.confirm} saveLook="danger-outline" close={close}>
      <p className="text-ink-2">{words.text}</p>
      <MoneyField {...form.field('amount')} label={words.amount} hint={words.amountHint(sumText(left))} />
      <TextArea {...form.field('reason')} label={words.reason} hint={words.reasonHint} maxLength={200} />
    </FormDialog>
  );
}
