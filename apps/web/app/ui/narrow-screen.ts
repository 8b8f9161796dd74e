import { useSyncExternalStore } from 'react';

/** Here tables become cards, and dialogs sheets: the `tablet` breakpoint of the theme, seen from below. */
const narrowest = 768;
const query = `(max-width: ${narrowest}px)`;

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** The server cannot know, and says no. */
export const useNarrowScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
