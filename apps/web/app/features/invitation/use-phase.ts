import { useSyncExternalStore } from 'react';
import { type SessionPhase, sessionPhase } from '../../lib/session-phase.ts';

const onServer = (): SessionPhase => 'restoring';

/** Where the page is with its session, which the layout restores. */
export const usePhase = (): SessionPhase =>
  useSyncExternalStore(sessionPhase.subscribe, sessionPhase.get, onServer);
