import { Search } from 'lucide-react';
import { Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { lazyComponent } from '../../lib/lazy.ts';
import { ownsKeyPress } from '../../lib/owns-key-press.ts';
import { Key } from '../../ui/key.tsx';
import { texts } from './texts.ts';

// A few times an hour at the desk, and never on most screens: it comes when it is asked for.
const CustomerSearch = lazyComponent(() =>
  import('../../parts/customer-search.tsx').then((part) => part.CustomerSearch),
);

const key = '/';

/** Opens by the key from anywhere but a field; on a Turkish keyboard the key has a Shift in it. */
export const useQuickSearch = (isAllowed: boolean) => {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
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

/** What is typed before the field is there is kept for it. */
export function QuickSearch({ onClose }: { readonly onClose: () => void }) {
  const [early, setEarly] = useState('');
  const append = useCallback((letter: string) => setEarly((before) => before + letter), []);
  return (
    <Suspense fallback={<LetterListener onLetter={append} />}>
      <CustomerSearch start={early} onClose={onClose} />
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

type SearchButtonProps = { readonly onOpen: () => void };

/** Beside the brand, with its key. */
export function RailSearchButton({ onOpen }: SearchButtonProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={texts.findCustomer}
      aria-keyshortcuts={key}
      title={texts.findCustomer}
      className="-mr-1 ml-auto inline-flex h-8 cursor-pointer items-center gap-1.5 rounded-md px-2 text-ink-2 transition-colors duration-[120ms] hover:bg-ink/5"
    >
      <Search aria-hidden="true" size={17} strokeWidth={1.75} />
      <Key>{key}</Key>
    </button>
  );
}

/** In the phone's menu, above everything: whoever opens the menu there is looking for something. */
export function MenuSearchButton({ onOpen }: SearchButtonProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="mb-3.5 flex h-13 w-full cursor-pointer items-center gap-3.5 rounded-sheet bg-sunken px-4 text-left font-[450] text-[16px] dark:bg-raised"
    >
      <Search aria-hidden="true" size={21} strokeWidth={1.75} className="shrink-0 text-ink-2" />
      {texts.findCustomer}
    </button>
  );
}
