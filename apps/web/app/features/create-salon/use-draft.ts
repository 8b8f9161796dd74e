import type { Me } from '@ayna/contracts/auth';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type Draft, findDraft, forgetDraft, keepDraft, newDraft } from './draft.ts';

export type DraftDesk = {
  readonly draft: Draft;
  /** Whether what was written outlasts the page. */
  readonly isKept: boolean;
  readonly change: (change: Partial<Draft>) => void;
  /** The draft as it is now, for what goes on between two renderings. */
  readonly read: () => Draft;
  readonly forget: () => void;
};

/** The draft of a person's next salon, in the browser's storage after every change. */
export function useDraft(me: Me): DraftDesk {
  const [draft, setDraft] = useState(() => findDraft(me.code) ?? newDraft(me));
  const [isKept, setKept] = useState(true);
  const latest = useRef(draft);
  const read = useCallback(() => latest.current, []);
  const change = useCallback(
    (news: Partial<Draft>) => {
      latest.current = { ...latest.current, ...news };
      setKept(keepDraft(me.code, latest.current));
      setDraft(latest.current);
    },
    [me.code],
  );
  const forget = useCallback(() => forgetDraft(me.code), [me.code]);
  return useMemo(() => ({ draft, isKept, change, read, forget }), [draft, isKept, change, read, forget]);
}
