import { Pencil, Plus, StickyNote } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Appointment } from '../../data/appointments.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useUnsaved } from '../../ui/overlay/unsaved.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { Fact, FactLabel } from './fact.tsx';
import { texts } from './texts.ts';
import { useNote } from './use-note.ts';

const words = texts.note;
const maxLength = 500;

type Props = { readonly appointment: Appointment; readonly mayEdit: boolean };

export function NoteFact({ appointment, mayEdit }: Props) {
  const writing = useNote(appointment);
  const opener = useRef<HTMLButtonElement>(null);
  const isWriting = writing.draft !== undefined;
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
        <Button
          ref={opener}
          look="outline"
          size="sm"
          icon={<Plus aria-hidden="true" size={16} strokeWidth={1.75} />}
          onPress={writing.open}
        >
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
            <IconButton ref={opener} size="sm" label={words.edit} onPress={writing.open}>
              <Pencil aria-hidden="true" size={16} strokeWidth={1.75} />
            </IconButton>
          </span>
        )}
      </div>
    </Fact>
  );
}

/** Esc leaves the writing and not the dialog, unless something is written. Ctrl+Enter saves from within the text. */
const noteKeys =
  ({ isChanged, save, close }: Pick<ReturnType<typeof useNote>, 'isChanged' | 'save' | 'close'>) =>
  (event: KeyboardEvent): void => {
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const isLeaving = event.key === 'Escape' && !isChanged;
    if (!isLeaving && !isSave) return;
    event.stopPropagation();
    if (isSave) save();
    else close();
  };

function NoteForm({ writing }: { readonly writing: ReturnType<typeof useNote> }) {
  const { draft, isChanged, present, failure, isPending, write, save, close } = writing;
  useUnsaved(isChanged);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { length } = area.current?.value ?? '';
    area.current?.focus();
    area.current?.setSelectionRange(length, length);
  }, []);
  return (
    // Keys of what is inside it; itself it takes none.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={noteKeys({ isChanged, save, close })}>
      <TextArea ref={area} label={words.label} maxLength={maxLength} value={draft ?? ''} onChange={write} />
      {present !== undefined && <NoteText note={present} />}
      <FormFailure message={failure} />
      <div className="mt-3 flex justify-end gap-2">
        <Button look="outline" size="sm" onPress={close}>
          {words.cancel}
        </Button>
        <Button size="sm" isPending={isPending} onPress={save}>
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
