import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type DesignDraft, designQuery, publishDraft, saveDraft } from '../../data/page-design.ts';
import { systemClock } from '../../lib/clock.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { changesBetween } from './model/changes.ts';
import { createEditorStore, publishedOf } from './model/editor-store.ts';
import { loadEdits, removeEdits, storeEdits } from './model/stored-edits.ts';

/** The draft of a salon's page under the editor's hands: saved by itself, undone, published. */
export const useDesignEditor = (salonCode: string, loaded: DesignDraft) => {
  const client = useQueryClient();
  const { mutateAsync: send } = useMutation(saveDraft);
  const publishing = useMutation(publishDraft);
  const [store] = useState(() =>
    createEditorStore({
      loaded,
      stored: loadEdits(salonCode),
      clock: systemClock,
      send: (version, design) => send({ salonCode, version, design }),
      keep: (edits) => (edits ? void storeEdits(salonCode, edits) : removeEdits(salonCode)),
    }),
  );
  const { history, saveState } = useSyncExternalStore(store.subscribe, store.read, store.read);
  useEffect(() => store.start(), [store]);
  useEffect(() => store.follow(loaded), [store, loaded]);
  const readLatest = () => client.fetchQuery(designQuery(salonCode));
  return {
    design: history.present,
    changes: changesBetween(publishedOf(loaded), history.present),
    saveState,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit: store.edit,
    undo: store.undo,
    redo: store.redo,
    takeTheirs: async (): Promise<void> => store.takeTheirs(await readLatest()),
    keepMine: async (): Promise<void> => store.keepMine(await readLatest()),
    isPublishing: publishing.isPending,
    /** False if the draft could not be saved first; why stands in the head. */
    async publish(): Promise<boolean> {
      const version = await store.flush();
      if (version === undefined) return false;
      store.published(await publishing.mutateAsync({ salonCode, version, key: newIdempotencyKey() }));
      return true;
    },
  };
};

export type DesignEditor = ReturnType<typeof useDesignEditor>;
