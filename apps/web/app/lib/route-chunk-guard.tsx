import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { systemClock } from './clock.ts';
import { type ChunkLoadError, isReloading, markReload, reloadPage } from './load-chunk.ts';
import { limitNavigation, stopRepeatedReloads } from './route-chunks.ts';

/** Holds the chunks of routes to the time-out and the one reload of all others, and throws what remains. */
export function RouteChunkGuard() {
  const { state, location } = useNavigation();
  const [failure, setFailure] = useState<ChunkLoadError>();
  const to = state === 'loading' ? location.key : undefined;
  useEffect(() => {
    // In development Vite reloads the page after changes, as often as it likes.
    if (import.meta.env.DEV) return undefined;
    const { navigation } = window as { navigation?: Navigation };
    return stopRepeatedReloads({ navigation, isDeliberate: isReloading, markReload }, setFailure);
  }, []);
  useEffect(
    () =>
      to === undefined
        ? undefined
        : limitNavigation({ clock: systemClock, markReload, reload: reloadPage }, setFailure),
    [to],
  );
  if (failure) throw failure;
  return null;
}
