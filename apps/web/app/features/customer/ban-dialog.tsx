import { validate } from '@ayna/contracts/core/validation';
import { salon } from '@ayna/contracts/salon';
import { fullName } from '@ayna/domain/names';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { banCustomer, liftBan } from '../../data/bans.ts';
import type { CustomerCard } from '../../data/customers.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { formIdempotencyKey } from '../../lib/idempotency-key.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { today } from '../../ui/day-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { banTargetOf } from './rules/ban-target.ts';
import { runWithToast } from './run-with-toast.ts';
import { texts } from './texts.ts';

const words = texts.banForm;
/** The contract's. */
const maxLength = 200;

type Values = { readonly reason: string; readonly until: string | null };
const empty: Values = { reason: '', until: null };

type Props = { readonly card: CustomerCard; readonly close: () => void };

/** Holds somebody off from booking; the message that says so takes it back. */
const useBanForm = ({ card, close }: Props) => {
  const ban = useMutation(banCustomer);
  const { mutateAsync: lift } = useMutation(liftBan);
  const [keyOf] = useState(formIdempotencyKey);
  const name = fullName(card);
  const { salonCode } = card;
  return useContractForm({
    schema: (values: Values) =>
      validate(salon.routes.ban.body, { salonCode, ...banTargetOf(card), name, ...values }),
    saved: empty,
    send: (body) => ban.mutateAsync({ body, key: keyOf(body) }),
    onSent({ code }) {
      close();
      showToast({
        text: words.done(name),
        action: {
          label: texts.undo,
          onPress: () => void runWithToast(() => lift({ salonCode, code }), { text: words.lifted(name) }),
        },
      });
    },
  });
};

export function BanDialog(props: Props) {
  const { card, close } = props;
  const form = useBanForm(props);
  if (banTargetOf(card) === null)
    return (
      <Dialog
        title={words.title}
        isOpen
        onOpenChange={(isOpen) => isOpen || close()}
        actions={
          <Button look="outline" size="lg" onPress={close}>
            {texts.cancel}
          </Button>
        }
      >
        <p className="text-ink-2">{words.nobody}</p>
      </Dialog>
    );
  return (
    <FormDialog
      form={form}
      size="lg"
      title={words.title}
      close={close}
      save={words.confirm}
      saveLook="danger-outline"
    >
      <p className="text-ink-2">{words.text(fullName(card))}</p>
      <TextField
        {...form.field('reason')}
        label={words.reason}
        hint={words.reasonHint}
        isOptional
        maxLength={maxLength}
      />
      <DateField
        {...form.field('until')}
        label={words.until}
        hint={words.untilHint}
        isOptional
        min={today()}
      />
    </FormDialog>
  );
}
