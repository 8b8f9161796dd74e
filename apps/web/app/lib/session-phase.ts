import type { Restored } from './session-restore.ts';

/** `leaving` is after signing out, until the next page is there. */
export type Phase = 'restoring' | 'leaving' | Restored;

type PhaseStore = {
  readonly get: () => Phase;
  readonly set: (phase: Phase) => void;
  readonly subscribe: (tell: () => void) => () => void;
};

/** Where a page is with its session, for everything on it that must know. */
const phaseStore = (): PhaseStore => {
  let phase: Phase = 'restoring';
  const listeners = new Set<() => void>();
  return {
    get: () => phase,
    set(next) {
      if (next === phase) return;
      phase = next;
      for (const tell of listeners) tell();
    },
    subscribe(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
};

export const sessionPhase = phaseStore();
