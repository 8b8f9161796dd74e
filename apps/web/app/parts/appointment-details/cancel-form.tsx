import { cancelForm } from '@ayna/contracts/core/appointments';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Appointment } from '../../data/appointments.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useUnsaved } from '../../ui/overlay/unsaved.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { onEscape } from './on-escape.ts';
import { cancelReasons, texts } from './texts.ts';
import type { StatusActions } from './use-status-actions.ts';

const words = texts.cancel;

const cards = Object.entries(cancelReasons).map(([id, label]) => ({ id, label }));

type Props = {
  readonly appointment: Appointment;
  readonly cancel: StatusActions['cancel'];
  readonly onLeave: () => void;
};

/** In the place of the buttons: why it is called off. Nothing is chosen for anybody, since it is counted. */
export function CancelForm({ appointment, cancel, onLeave }: Props) {
  const form = useContractForm({
    schema: cancelForm,
    saved: { reason: '', remark: '' },
    messages: { reason: words.missing },
    send: (body) => cancel(appointment.code, body),
  });
  useUnsaved(form.values.remark !== '');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    // Keys of what is inside it; itself it takes none.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      {...form.props}
      // With words in it the dialog asks before they are lost.
      onKeyDown={form.values.remark === '' ? onEscape(onLeave) : undefined}
      className="grid gap-3"
    >
      <div className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="font-semibold text-lead-size">{words.question}</span>
        <span className="text-label text-muted">{words.hint}</span>
      </div>
      <RadioCards
        ref={first}
        label={words.question}
        isLabelHidden
        look="chip"
        cards={cards}
        {...form.field('reason')}
      />
      <TextField
        label={words.remark}
        isLabelHidden
        placeholder={words.remarkHint}
        maxLength={200}
        {...form.field('remark')}
      />
      <FormFailure message={form.failure} />
      <div className="grid grid-cols-2 gap-2 tablet:flex tablet:justify-end">
        <Button look="ghost" onPress={onLeave}>
          {words.leave}
        </Button>
        <Button type="submit" look="danger-outline" icon={X} isPending={form.isSending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
