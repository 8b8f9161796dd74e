import { useEffect, useRef } from 'react';
import { entries } from './browser-entries.ts';
import type { OpenDialog } from './dialog-entries.ts';

type Options = {
  readonly isOpen: boolean;
  readonly isDismissable: boolean;
  readonly isInAddress: boolean;
  readonly close: () => void;
};

/** Lets the browser's back close an open dialog. */
export const useClosing = ({ isOpen, isDismissable, isInAddress, close }: Options): void => {
  const goBack = useRef((): boolean => false);
  useEffect(() => {
    goBack.current = () => {
      if (isDismissable) close();
      return isDismissable;
    };
  });
  useEffect(() => {
    if (!isOpen || !entries) return undefined;
    const dialog: OpenDialog = { hasEntry: !isInAddress, close: () => goBack.current() };
    return entries.add(dialog);
  }, [isOpen, isInAddress]);
};
