import { useSyncExternalStore } from 'react';
import { type SessionPhase, sessionPhase } from './session-phase.ts';

/** The session lives in the browser: the server can only say that it is being restored. */
const onServer = (): SessionPhase => 'restoring';

/** Where the page is with its session, which the layout restores. */
export const useSessionPhase = (): SessionPhase =>
  useSyncExternalStore(sessionPhase.subscribe, sessionPhase.get, onServer);
