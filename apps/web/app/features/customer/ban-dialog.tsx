import { fullName } from '@ayna/domain/names';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { banCustomer, liftBan } from '../../data/bans.ts';
import type { CustomerCard } from '../../data/customers.ts';
import { formIdempotencyKey } from '../../lib/form-key.ts';
import { failureMessage } from '../../parts/show-failure.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { today } from '../../ui/day-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useChanges } from '../../ui/overlay/unsaved.ts';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { banTargetOf } from './rules/ban-target.ts';
import { runWithToast } from './run-with-toast.ts';
import { texts } from './texts.ts';

const words = texts.banForm;
/** The contract's. */
const maxLength = 200;

type Props = { readonly card: CustomerCard; readonly close: () => void };

/** Holds somebody off from booking; the message that says so takes it back. */
const useBan = ({ card, close }: Props) => {
  const ban = useMutation(banCustomer);
  const { mutateAsync: lift } = useMutation(liftBan);
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState<string | null>(null);
  const [failure, setFailure] = useState<string>();
  const [keyOf] = useState(formIdempotencyKey);
  const name = fullName(card);
  const { salonCode } = card;
  const send = async (): Promise<void> => {
    const target = banTargetOf(card);
    if (!target || ban.isPending) return;
    const body = { salonCode, ...target, name, reason, until };
    try {
      const { code } = await ban.mutateAsync({ body, key: keyOf(body) });
      close();
      showToast({
        text: words.done(name),
        action: {
          label: texts.undo,
          onPress: () => void runWithToast(() => lift({ salonCode, code }), { text: words.lifted(name) }),
        },
      });
    } catch (error) {
      setFailure(failureMessage(error));
    }
  };
  return { reason, setReason, until, setUntil, failure, isSending: ban.isPending, send };
};

export function BanDialog({ card, close }: Props) {
  const { reason, setReason, until, setUntil, failure, isSending, send } = useBan({ card, close });
  const mayBan = banTargetOf(card) !== null;
  const { isChanged } = useChanges([reason, until]);
  return (
    <Dialog
      title={words.title}
      isOpen
      isUnsaved={isChanged}
      onOpenChange={(isOpen) => isOpen || close()}
      actions={
        <>
          <Button look="outline" size="lg" onPress={close}>
            {texts.cancel}
          </Button>
          {mayBan && (
            <Button look="danger-outline" size="lg" isPending={isSending} onPress={() => void send()}>
              {words.confirm}
            </Button>
          )}
        </>
      }
    >
      {mayBan ? (
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <p className="text-ink-2">{words.text(fullName(card))}</p>
          <TextField
            label={words.reason}
            hint={words.reasonHint}
            isOptional
            maxLength={maxLength}
            value={reason}
            onChange={setReason}
          />
          <DateField
            label={words.until}
            hint={words.untilHint}
            isOptional
            min={today()}
            value={until}
            onChange={setUntil}
          />
          {/* Enter in a field sends, though the button stands outside of the form. */}
          <button type="submit" className="hidden" tabIndex={-1} aria-hidden="true" />
          <FormFailure message={failure} />
        </form>
      ) : (
        <p className="text-ink-2">{words.nobody}</p>
      )}
    </Dialog>
  );
}
