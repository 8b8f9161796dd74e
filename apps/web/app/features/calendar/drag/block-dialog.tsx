import { useState } from 'react';
import { newIdempotencyKey } from '../../../lib/new-idempotency-key.ts';
import { Button } from '../../../ui/button.tsx';
import { longDay } from '../../../ui/day-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { useChanges } from '../../../ui/overlay/unsaved.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { parseBlockedRange, toBlockValues } from './rules/blocked-time.ts';
import type { Placement } from './rules/placement.ts';
import { texts } from './texts.ts';
import { blockFailureText, type NewBlock } from './use-blocking.ts';

const words = texts.block;

type Props = {
  readonly placement: Placement;
  readonly name: string;
  readonly onClose: () => void;
  readonly close: (newBlock: NewBlock, key: string) => Promise<void>;
};

/** Takes time out of somebody's day: material comes, a course, the dentist. */
export function BlockDialog({ placement, name, onClose, close }: Props) {
  const [values, setValues] = useState(() => ({ ...toBlockValues(placement), reason: '' }));
  const { isChanged } = useChanges(values);
  const [key, setKey] = useState(newIdempotencyKey);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const set = (change: Partial<typeof values>): void => {
    setValues({ ...values, ...change });
    setFailure(undefined);
    setKey(newIdempotencyKey());
  };
  const submit = async (): Promise<void> => {
    const stretch = parseBlockedRange(values);
    if (typeof stretch === 'string')
      return setFailure(stretch === 'empty' ? words.endBeforeStart : words.wrongTime);
    setSending(true);
    try {
      await close({ ...stretch, employeeCode: placement.employee, reason: values.reason.trim() }, key);
      onClose();
    } catch (refused) {
      setFailure(blockFailureText(refused));
      setSending(false);
    }
  };
  return (
    <Dialog
      title={words.title}
      isOpen
      isUnsaved={isChanged}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button look="outline" size="lg" onPress={onClose}>
            {words.leave}
          </Button>
          <Button size="lg" isPending={isSending} onPress={() => void submit()}>
            {words.save}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="grid gap-4 pb-1"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className="text-ink-2">
          <b className="font-semibold text-ink">{name}</b>, {longDay(values.day)}
        </p>
        <div className="grid grid-cols-2 gap-3">
          <TimeField label={words.from} value={values.from} onChange={(from) => set({ from })} />
          <TimeField label={words.to} value={values.to} onChange={(to) => set({ to })} />
        </div>
        <TextField
          label={words.reason}
          isOptional
          placeholder={words.reasonHint}
          maxLength={120}
          value={values.reason}
          onChange={(reason) => set({ reason })}
        />
        {/* Enter in a field saves, though the button stands outside of the form. */}
        <button type="submit" className="hidden" tabIndex={-1} aria-hidden="true" />
        <FormFailure message={failure} />
      </form>
    </Dialog>
  );
}
