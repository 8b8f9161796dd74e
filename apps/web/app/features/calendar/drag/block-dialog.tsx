import { useState } from 'react';
import { useContractForm } from '../../../lib/contract-form.ts';
import { formIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { longDay } from '../../../ui/day-text.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { type BlockValues, parseBlockedRange, toBlockValues } from './rules/blocked-time.ts';
import type { Placement } from './rules/placement.ts';
import { texts } from './texts.ts';
import type { NewBlock } from './use-blocking.ts';

const words = texts.block;

type Props = {
  readonly placement: Placement;
  readonly name: string;
  readonly onClose: () => void;
  readonly close: (newBlock: NewBlock, key: string) => Promise<void>;
};

const checkBlock = (values: BlockValues & { readonly reason: string }) => {
  const range = parseBlockedRange(values);
  if (range === 'empty') return { fields: { form: words.endBeforeStart } };
  if (range === 'no-time') return { fields: { form: words.wrongTime } };
  return { value: { ...range, reason: values.reason.trim() } };
};

/** Takes time out of somebody's day: material comes, a course, the dentist. */
export function BlockDialog({ placement, name, onClose, close }: Props) {
  const [keyOf] = useState(formIdempotencyKey);
  const form = useContractForm({
    schema: checkBlock,
    saved: { ...toBlockValues(placement), reason: '' },
    send: (block) => close({ ...block, employeeCode: placement.employee }, keyOf(block)),
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      size="lg"
      title={words.title}
      close={onClose}
      cancel={words.leave}
      save={words.save}
    >
      <p className="text-ink-2">
        <b className="font-semibold text-ink">{name}</b>, {longDay(form.values.day)}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <TimeField {...form.field('from')} label={words.from} />
        <TimeField {...form.field('to')} label={words.to} />
      </div>
      <TextField
        {...form.field('reason')}
        label={words.reason}
        isOptional
        placeholder={words.reasonHint}
        maxLength={120}
      />
    </FormDialog>
  );
}
