import { useSyncExternalStore } from 'react';
import type { RestoreResult } from './session-restore.ts';

/** `leaving` is after signing out, until the next page is there. */
export type SessionPhase = 'restoring' | 'leaving' | RestoreResult;

type PhaseStore = {
  readonly get: () => SessionPhase;
  readonly set: (phase: SessionPhase) => void;
  readonly subscribe: (onChange: () => void) => () => void;
};

/** Where a page is with its session, for everything on it that must know. */
const createPhaseStore = (): PhaseStore => {
  let phase: SessionPhase = 'restoring';
  const listeners = new Set<() => void>();
  return {
    get: () => phase,
    set(next) {
      if (next === phase) return;
      phase = next;
      for (const onChange of listeners) onChange();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
};

export const sessionPhase = createPhaseStore();

/** The session lives in the browser: the server can only say that it is being restored. */
const onServer = (): SessionPhase => 'restoring';

/** Where the page is with its session, which the layout restores. */
export const useSessionPhase = (): SessionPhase =>
  useSyncExternalStore(sessionPhase.subscribe, sessionPhase.get, onServer);
