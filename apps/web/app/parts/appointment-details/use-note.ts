import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Appointment, changeAppointment } from '../../data/appointments.ts';
import { showToast } from '../../ui/toast.tsx';
import { failureMessage } from '../show-failure.ts';
import { texts } from './texts.ts';
import { showUpdateFailure } from './use-status-actions.ts';

type NoteDraft = { readonly words: string; readonly before: string };

/** Writes the note in its place. Whoever changed it meanwhile is shown before anything of theirs is replaced. */
export const useNote = ({ code, version, note }: Appointment) => {
  const [draft, setDraft] = useState<NoteDraft>();
  const [failure, setFailure] = useState<string>();
  const { mutateAsync: change, isPending } = useMutation(changeAppointment);
  const isBusy = useRef(false);

  const takeBack = async (present: number, before: string): Promise<void> => {
    try {
      await change({ code, body: { version: present, note: before, tellCustomer: false } });
      showToast({ text: texts.undone });
    } catch (error) {
      showUpdateFailure(error);
    }
  };

  const close = (): void => {
    setDraft(undefined);
    setFailure(undefined);
  };

  const send = async (words: string): Promise<void> => {
    const saved = await change({ code, body: { version, note: words, tellCustomer: false } });
    close();
    showToast({
      text: words === '' ? texts.note.removed : texts.note.saved,
      action: { label: texts.undo, onPress: () => void takeBack(saved.version, note) },
    });
  };

  const save = async (): Promise<void> => {
    const words = draft?.words.trim();
    if (words === undefined || isBusy.current) return;
    if (words === note) return close();
    isBusy.current = true;
    setFailure(undefined);
    await send(words).catch((error: unknown) => setFailure(failureMessage(error)));
    isBusy.current = false;
  };

  return {
    draft: draft?.words,
    isChanged: draft !== undefined && draft.words !== draft.before,
    /** The note as somebody else has left it since the writing began. */
    present: draft !== undefined && draft.before !== note ? note : undefined,
    failure,
    isPending,
    open: () => setDraft({ words: note, before: note }),
    write: (words: string) => setDraft((now) => now && { ...now, words }),
    save: () => void save(),
    close,
  };
};
