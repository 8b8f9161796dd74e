import { useEffect, useRef, useState } from 'react';
import { createPath, useNavigation } from 'react-router';
import { systemClock } from './clock.ts';
import { isOffline } from './connection.ts';
import { type ChunkLoadError, isReloading, markReload, reloadPage } from './load-chunk.ts';
import { limitNavigation, stopRepeatedReloads } from './route-chunks.ts';

/** Opens the page that waits for the network once there is one; React Router itself waits for its chunk for ever. */
const useHeldPage = (address: string | undefined) => {
  const addressRef = useRef(address);
  useEffect(() => {
    addressRef.current = address;
  }, [address]);
  const [held, setHeld] = useState<string>();
  useEffect(() => {
    if (held === undefined || held !== address) return undefined;
    const open = () => window.location.assign(held);
    window.addEventListener('online', open);
    return () => window.removeEventListener('online', open);
  }, [held, address]);
  const [offline] = useState(() => ({ is: isOffline, hold: () => setHeld(addressRef.current) }));
  return offline;
};

/** Holds the chunks of routes to the time-out and the one reload of all others, and throws what remains. */
export function RouteChunkGuard() {
  const { state, location } = useNavigation();
  const [failure, setFailure] = useState<ChunkLoadError>();
  const to = state === 'loading' ? location.key : undefined;
  const offline = useHeldPage(state === 'loading' ? createPath(location) : undefined);
  useEffect(() => {
    // In development Vite reloads the page after changes, as often as it likes.
    if (import.meta.env.DEV) return undefined;
    const { navigation } = window as { navigation?: Navigation };
    return stopRepeatedReloads({ navigation, isDeliberate: isReloading, markReload, offline }, setFailure);
  }, [offline]);
  useEffect(
    () =>
      to === undefined
        ? undefined
        : limitNavigation({ clock: systemClock, markReload, reload: reloadPage, offline }, setFailure),
    [to, offline],
  );
  if (failure) throw failure;
  return null;
}
