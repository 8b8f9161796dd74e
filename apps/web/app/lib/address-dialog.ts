import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The state of a history entry that was added to open a dialog by its address. */
export const openingState = { opensDialog: true } as const;

const isOpening = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'opensDialog' in state;

/**
 * Closes a dialog that the address opened. Where an entry was added for it, that entry is left by going back, so that a
 * later back leaves the screen; where somebody came by a link, `remove` takes the dialog out of the address.
 */
export const useCloseInAddress = (remove: () => void): (() => void) => {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const leftKey = useRef<string>(undefined);
  return () => {
    if (!isOpening(state)) return remove();
    // Going back takes a moment: a second Esc would go back twice.
    if (leftKey.current === key) return;
    leftKey.current = key;
    void navigate(-1);
  };
};
