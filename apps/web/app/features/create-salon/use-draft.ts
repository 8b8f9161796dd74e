import type { Me } from '@ayna/contracts/auth';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type Draft, loadDraft, newDraft, removeDraft, saveDraft } from './draft.ts';

export type DraftStore = {
  readonly draft: Draft;
  /** Whether what was written outlasts the page. */
  readonly isSaved: boolean;
  readonly change: (change: Partial<Draft>) => void;
  /** The draft as it is now, for what goes on between two renderings. */
  readonly read: () => Draft;
  readonly remove: () => void;
};

/** The draft of a person's next salon, in the browser's storage after every change. */
export function useDraft(me: Me): DraftStore {
  const [draft, setDraft] = useState(() => loadDraft(me.code) ?? newDraft(me));
  const [isSaved, setKept] = useState(true);
  const latest = useRef(draft);
  const read = useCallback(() => latest.current, []);
  const change = useCallback(
    (changes: Partial<Draft>) => {
      latest.current = { ...latest.current, ...changes };
      setKept(saveDraft(me.code, latest.current));
      setDraft(latest.current);
    },
    [me.code],
  );
  const remove = useCallback(() => removeDraft(me.code), [me.code]);
  return useMemo(() => ({ draft, isSaved, change, read, remove }), [draft, isSaved, change, read, remove]);
}
