import { finance } from '@ayna/contracts/finance';
import { useMutation } from '@tanstack/react-query';
import { openDayMutation, openMonthMutation } from '../../data/day-end.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

const words = texts.reopen;

type Props = {
  readonly of: 'day' | 'month';
  readonly salonCode: string;
  readonly day: string;
  readonly close: () => void;
};

/** The owner opens what was closed, and says why. */
export function ReopenDialog({ of, salonCode, day, close }: Props) {
  const { mutateAsync: openDay } = useMutation(openDayMutation);
  const { mutateAsync: openMonth } = useMutation(openMonthMutation);
  const form = useContractForm({
    schema: finance.routes.openDay.body,
    saved: { salonCode, day, reason: '' },
    messages: { reason: words.reasonMissing },
    send: ({ reason }) =>
      of === 'day'
        ? openDay({ salonCode, day, reason })
        : openMonth({ salonCode, month: day.slice(0, 7), reason }),
    onSent: () => {
      showToast({ text: of === 'day' ? texts.closed.opened : texts.month.opened });
      close();
    },
  });
  return (
    <FormDialog form={form} title={words[of]} save={words.save} close={close}>
      <p className="text-muted">{words.text}</p>
      <TextField {...form.field('reason')} label={words.reason} maxLength={200} autoComplete="off" />
    </FormDialog>
  );
}
