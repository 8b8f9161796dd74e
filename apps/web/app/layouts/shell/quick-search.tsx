import { Search } from 'lucide-react';
import { type ComponentType, Suspense, useCallback, useLayoutEffect, useState } from 'react';
import { Key } from '../../ui/key.tsx';

// A search that one key opens from anywhere: of customers in a salon, of salons and people in the panel.

/** Where a key is a letter, or moves within what is open, and is no wish for something else. */
const keyOwners =
  'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Whether a key that was pressed there belongs to a field, a list or a dialog. */
const ownsKeyPress = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(keyOwners) !== null;

const key = '/';

/** Opens by the key from anywhere but a field; on a Turkish keyboard the key has a Shift in it. */
export const useQuickSearch = (isAllowed: boolean) => {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  // With the button that names the key, and not a moment after it: what was pressed between would be lost.
  useLayoutEffect(() => {
    if (!isAllowed) return;
    const listen = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
      if (event.key !== key || !isPlain || ownsKeyPress(event.target)) return;
      // Or it would be the first letter in the field.
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isAllowed, open]);
  return { isOpen, open, close };
};

type QuickSearchProps = {
  /** Loaded when it is first asked for. */
  readonly search: ComponentType<{ readonly start: string; readonly onClose: () => void }>;
  readonly onClose: () => void;
};

/** What is typed before the field is there is kept for it. */
export function QuickSearch({ search: SearchDialog, onClose }: QuickSearchProps) {
  const [early, setEarly] = useState('');
  const append = useCallback((letter: string) => setEarly((before) => before + letter), []);
  return (
    <Suspense fallback={<LetterListener onLetter={append} />}>
      <SearchDialog start={early} onClose={onClose} />
    </Suspense>
  );
}

/** It listens until the field is there, and not longer: what it heard then would reach nobody. */
function LetterListener({ onLetter }: { readonly onLetter: (letter: string) => void }) {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      onLetter(event.key);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onLetter]);
  return null;
}

type SearchButtonProps = { readonly label: string; readonly onOpen: () => void };

/** Beside the brand, with its key. */
export function RailSearchButton({ label, onOpen }: SearchButtonProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={label}
      aria-keyshortcuts={key}
      title={label}
      className="rail-link -mr-1 ml-auto inline-flex h-8 cursor-pointer items-center gap-1.5 rounded-md px-2 text-ink-2 transition-colors duration-120 hover:bg-ink/5"
    >
      <Search />
      <span className="rail-hint">
        <Key>{key}</Key>
      </span>
    </button>
  );
}

/** In the phone's menu, above everything: anyone who opens the menu there is looking for something. */
export function MenuSearchButton({ label, onOpen }: SearchButtonProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="mb-3.5 flex h-13 w-full cursor-pointer items-center gap-3.5 rounded-sheet bg-sunken px-4 text-left font-book text-title-s-size dark:bg-raised"
    >
      <Search size={21} className="shrink-0 text-ink-2" />
      {label}
    </button>
  );
}
