import { useCallback, useEffect, useRef, useState } from 'react';
import { entries } from './browser-entries.ts';
import type { OpenDialog } from './dialog-entries.ts';
import { useReturnFocus } from './use-return-focus.ts';

type Options = {
  readonly isOpen: boolean;
  readonly isDismissable: boolean;
  readonly isInAddress: boolean;
  readonly close: () => void;
};

/** How an open dialog closes: at once, or after a question where a form in it has unsaved changes. */
export const useClosing = ({ isOpen, isDismissable, isInAddress, close }: Options) => {
  const [isAsking, setAsking] = useState(false);
  useReturnFocus(isOpen, isAsking);
  const unsaved = useRef(0);
  const dialog = useRef<OpenDialog>(null);

  const leave = (): void => {
    setAsking(false);
    if (!isInAddress) return close();
    // The router goes back or replaces from its own entry, so ours must be gone by then.
    if (dialog.current) dialog.current.hasEntry = false;
    entries?.settle(close);
  };
  /** Returns whether it closes. */
  const dismiss = (): boolean => {
    const mayClose = unsaved.current === 0 && !isAsking;
    if (mayClose) leave();
    else setAsking(!isAsking);
    return mayClose;
  };
  const goBack = useRef(dismiss);
  useEffect(() => {
    goBack.current = () => isDismissable && dismiss();
  });

  useEffect(() => {
    if (!isOpen || !entries) return undefined;
    const added: OpenDialog = {
      hasEntry: !isInAddress || unsaved.current > 0,
      close: () => goBack.current(),
    };
    dialog.current = added;
    const remove = entries.add(added);
    return () => {
      dialog.current = null;
      remove();
    };
  }, [isOpen, isInAddress]);

  const holdUnsaved = useCallback(() => {
    unsaved.current += 1;
    // Where the address opened it, back would leave that entry: from now on there is one of ours above it.
    if (dialog.current) dialog.current.hasEntry = true;
    entries?.settle();
    return () => {
      unsaved.current -= 1;
    };
  }, []);

  return { isAsking, dismiss, leave, stay: () => setAsking(false), holdUnsaved };
};
