import type { KeyboardEvent } from 'react';

// The results are links, and the arrows move the focus from one to the next: a screen reader hears links,
// and the browser's own ways of following one stay.

type KeyTargets = {
  readonly field: HTMLInputElement | null;
  /** The first result, wherever it is by now. */
  readonly enter: (isShifted: boolean) => Promise<void>;
  readonly go: (to: string) => void;
};

/** Carries where Shift and Enter lead from a result. */
export const bookingAttribute = 'data-booking';

const resultsIn = (box: HTMLElement): readonly HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>('[data-result]'),
];

const step = (event: KeyboardEvent<HTMLElement>, field: HTMLInputElement | null, by: 1 | -1): void => {
  const results = resultsIn(event.currentTarget);
  const row = (event.target as HTMLElement).closest('li');
  const at = results.findIndex((result) => row?.contains(result));
  event.preventDefault();
  // Above the first result is the field.
  (results[at + by] ?? (by === -1 ? field : results[at]))?.focus();
};

const enterKey = (event: KeyboardEvent<HTMLElement>, { field, enter, go }: KeyTargets): void => {
  if (event.target === field) {
    event.preventDefault();
    void enter(event.shiftKey);
    return;
  }
  const booking = (event.target as HTMLElement).getAttribute(bookingAttribute);
  // The browser would open a second window.
  if (event.shiftKey && booking) {
    event.preventDefault();
    go(booking);
  }
};

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/** Arrows walk through the results, letters go on being typed wherever one is. */
export const handleResultKeys = (event: KeyboardEvent<HTMLElement>, targets: KeyTargets): void => {
  if (event.key === 'ArrowDown') step(event, targets.field, 1);
  else if (event.key === 'ArrowUp') step(event, targets.field, -1);
  else if (event.key === 'Enter') enterKey(event, targets);
  else if (event.target !== targets.field && isLetter(event)) targets.field?.focus();
};
