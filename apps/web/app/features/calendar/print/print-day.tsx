import { Printer } from 'lucide-react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import type { Employee } from '../../../data/employees.ts';
import { lazyComponent } from '../../../lib/lazy.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { texts } from './texts.ts';

// Paper is rare: whoever prints nothing does not pay for it.
const Sheet = lazyComponent(() => import('./sheet.tsx').then((part) => part.Sheet));

type Props = {
  /** 2026-11-14. */
  readonly date: string;
  /** Whose columns are shown: a table each. */
  readonly employees: readonly Employee[];
};

const isPrintKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'p';

/** The day on paper, by its button and by the key that prints everywhere else. */
export function PrintDay({ date, employees }: Props) {
  const [isPrinting, setPrinting] = useState(false);
  const done = useCallback(() => setPrinting(false), []);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isPrintKey(event)) return;
      event.preventDefault();
      setPrinting(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Tooltip text={texts.print} side="bottom">
        <IconButton
          look="outline"
          label={texts.print}
          aria-keyshortcuts="Control+P"
          onPress={() => setPrinting(true)}
        >
          <Printer aria-hidden="true" size={18} strokeWidth={1.75} />
        </IconButton>
      </Tooltip>
      {isPrinting && (
        <Suspense fallback={null}>
          <Sheet date={date} employees={employees} onDone={done} />
        </Suspense>
      )}
    </>
  );
}
