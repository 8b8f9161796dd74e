import { useSyncExternalStore } from 'react';
import { session } from '../../lib/session.ts';
import { sessionPhase } from '../../lib/session-phase.ts';

/** Whether the browser keeps a session that could be restored; the server cannot know. */
export const useStoredSession = (): boolean =>
  useSyncExternalStore(
    sessionPhase.subscribe,
    () => session.refreshToken() !== undefined,
    () => false,
  );
