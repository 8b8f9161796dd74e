import { useSyncExternalStore } from 'react';
import { type Phase, sessionPhase } from '../../lib/session-phase.ts';

const onServer = (): Phase => 'restoring';

/** Where the page is with its session, which the layout restores. */
export const usePhase = (): Phase => useSyncExternalStore(sessionPhase.subscribe, sessionPhase.get, onServer);
