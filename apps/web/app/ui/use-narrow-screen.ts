import { useSyncExternalStore } from 'react';

/** Here tables become cards, and dialogs sheets: the `tablet` breakpoint of the theme, seen from below. */
const tabletPx = 768;
const query = `(max-width: ${tabletPx}px)`;

const subscribe = (onChange: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** The server cannot know, and says no. */
export const useNarrowScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
