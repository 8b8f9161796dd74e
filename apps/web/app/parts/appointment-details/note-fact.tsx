import { useMutation } from '@tanstack/react-query';
import { Pencil, Plus, StickyNote } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Appointment, changeAppointment } from '../../data/appointments.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useUnsaved } from '../../ui/overlay/unsaved.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.tsx';
import { Fact, FactLabel } from './fact.tsx';
import { texts } from './texts.ts';
import { showUpdateFailure } from './use-status-actions.ts';

/** Writes the note in its place. Anyone who changed it meanwhile is shown before anything of theirs is replaced. */
const useNote = ({ code, version, note: saved }: Appointment) => {
  const [isWriting, setWriting] = useState(false);
  const { mutateAsync: change } = useMutation(changeAppointment);

  const takeBack = async (present: number, before: string): Promise<void> => {
    try {
      await change({ code, body: { version: present, note: before, tellCustomer: false } });
      showToast({ text: texts.undone });
    } catch (error) {
      showUpdateFailure(error);
    }
  };
  const form = useContractForm({
    schema: ({ note }: { readonly note: string }) => ({ value: note.trim() }),
    saved: { note: saved },
    async send(note) {
      const changed = await change({ code, body: { version, note, tellCustomer: false } });
      showToast({
        text: note === '' ? texts.note.removed : texts.note.saved,
        action: { label: texts.undo, onPress: () => void takeBack(changed.version, saved) },
      });
    },
    onSent: () => close(),
  });
  const close = (): void => {
    setWriting(false);
    form.reset();
  };
  return {
    form,
    isWriting,
    open: () => setWriting(true),
    save: () => (form.values.note.trim() === saved ? close() : form.submit()),
    close,
  };
};

const words = texts.note;
const maxLength = 500;

type Props = { readonly appointment: Appointment; readonly mayEdit: boolean };

export function NoteFact({ appointment, mayEdit }: Props) {
  const writing = useNote(appointment);
  const opener = useRef<HTMLButtonElement>(null);
  const { isWriting } = writing;
  const wasWriting = useRef(false);
  useEffect(() => {
    if (wasWriting.current && !isWriting) opener.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);
  if (isWriting)
    return (
      <Fact Icon={StickyNote}>
        <NoteForm writing={writing} />
      </Fact>
    );
  if (appointment.note === '')
    return mayEdit ? (
      <Fact Icon={StickyNote}>
        <Button ref={opener} look="outline" size="sm" icon={Plus} onPress={writing.open}>
          {words.add}
        </Button>
      </Fact>
    ) : null;
  return (
    <Fact Icon={StickyNote}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <FactLabel>{words.label}</FactLabel>
          <p className="wrap-anywhere mt-0.5 whitespace-pre-wrap text-pretty leading-5.25">
            {appointment.note}
          </p>
        </div>
        {mayEdit && (
          <span className="-my-1 flex-none">
            <IconButton icon={Pencil} ref={opener} size="sm" label={words.edit} onPress={writing.open} />
          </span>
        )}
      </div>
    </Fact>
  );
}

/** Esc leaves the writing and not the dialog, unless something is written. Ctrl+Enter saves from within the text. */
const noteKeys =
  ({ form: { isDirty }, save, close }: ReturnType<typeof useNote>) =>
  (event: KeyboardEvent): void => {
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const isLeaving = event.key === 'Escape' && !isDirty;
    if (!isLeaving && !isSave) return;
    event.stopPropagation();
    if (isSave) save();
    else close();
  };

function NoteForm({ writing }: { readonly writing: ReturnType<typeof useNote> }) {
  const { form, save, close } = writing;
  useUnsaved(form.isDirty);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { length } = area.current?.value ?? '';
    area.current?.focus();
    area.current?.setSelectionRange(length, length);
  }, []);
  return (
    // Keys of what is inside it; itself it takes none.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={noteKeys(writing)}>
      <TextArea ref={area} label={words.label} maxLength={maxLength} {...form.field('note')} />
      {form.conflicting.length > 0 && <NoteText note={form.saved.note} />}
      <FormFailure message={form.failure} />
      <div className="mt-3 flex justify-end gap-2">
        <Button look="outline" size="sm" onPress={close}>
          {words.cancel}
        </Button>
        <Button size="sm" isPending={form.isSending} onPress={save}>
          {words.save}
        </Button>
      </div>
    </div>
  );
}

function NoteText({ note }: { readonly note: string }) {
  return (
    <div role="status" className="mt-3 rounded-lg bg-warning-bg px-3.5 py-3 text-label text-warning-ink">
      <p className="font-medium">{words.conflict}</p>
      <p className="mt-1.5 text-caption">{words.present}</p>
      <p className="wrap-anywhere whitespace-pre-wrap">{note || words.presentEmpty}</p>
    </div>
  );
}
