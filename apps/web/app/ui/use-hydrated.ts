import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while its page is taken over. Some libraries write `style` attributes, which
 * our policy refuses in a document; what a script sets later it allows. Until then such a piece is a plain one.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
