import { validate } from '@ayna/contracts/core/validation';
import { salonHoursForm } from '@ayna/contracts/salon';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { today } from '../../../ui/day-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useChanges } from '../../../ui/overlay/unsaved.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { texts } from './texts.ts';
import type { ClosedDays } from './values.ts';

const words = texts.closedDays;

type Props = { readonly close: () => void; readonly add: (days: ClosedDays) => void };

/** Adds to the form behind it; that is saved with the rest. */
export function ClosedDaysDialog({ close, add }: Props) {
  const id = useId();
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [wasSent, setSent] = useState(false);
  const { isChanged } = useChanges([from, to, reason]);
  // One day is the commonest: its end need not be told.
  const days = { from, to: to ?? from, reason };
  const problem = validate(salonHoursForm.shape.closedDays, [days]).fields ?? {};
  const errorAt = (field: string) => (wasSent ? problem[`0.${field}`] : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog lies in the page's own form by React's tree, though not by the document's.
    event.stopPropagation();
    setSent(true);
    if (Object.keys(problem).length > 0 || from === null) return;
    add({ from, to: to ?? from, reason: reason.trim() });
    close();
  };
  return (
    <Dialog
      title={words.dialog}
      isOpen
      isUnsaved={isChanged}
      onOpenChange={(isOpen) => !isOpen && close()}
      actions={
        <>
          <Button look="outline" onPress={close}>
            {words.cancel}
          </Button>
          <Button type="submit" form={id}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="grid gap-4 tablet:grid-cols-2" onSubmit={submit}>
        <DateField label={words.from} min={today()} value={from} onChange={setFrom} error={errorAt('from')} />
        <DateField
          label={words.to}
          isOptional
          min={from ?? today()}
          value={to}
          onChange={setTo}
          error={from === null ? undefined : errorAt('to')}
        />
        <div className="tablet:col-span-2">
          <TextField
            label={words.reason}
            isOptional
            hint={words.reasonHint}
            maxLength={80}
            value={reason}
            onChange={setReason}
            error={errorAt('reason')}
          />
        </div>
      </form>
    </Dialog>
  );
}
