import type { KeyboardEvent } from 'react';

/** Esc leaves what was opened within the dialog, and not the dialog. */
export const onEscape =
  (leave: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  };
