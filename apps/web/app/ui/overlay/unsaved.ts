import { createContext, use, useEffect } from 'react';
import { askBeforeUnload } from '../../lib/ask-before-unload.ts';

/** Makes a dialog ask before it closes, until the function that it returns is called. */
type Hold = () => () => void;

export const UnsavedContext = createContext<Hold | null>(null);

export const useHold = (hold: Hold | null, isUnsaved: boolean): void =>
  useEffect(() => {
    if (!hold || !isUnsaved) return undefined;
    const release = hold();
    const allowUnload = askBeforeUnload();
    return () => {
      release();
      allowUnload();
    };
  }, [hold, isUnsaved]);

/** In a form with unsaved changes: the dialog around it and the browser ask before they lose them. */
export const useUnsaved = (isUnsaved: boolean): void => useHold(use(UnsavedContext), isUnsaved);
