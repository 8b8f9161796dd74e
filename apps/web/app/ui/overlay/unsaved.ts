import { createContext, use, useEffect, useState } from 'react';
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

/**
 * Whether values, plain enough for JSON, differ from the first ones. `markSaved` makes the present ones the first, for a
 * form that stays open when it is saved.
 */
export const useChanges = (values: unknown) => {
  const text = JSON.stringify(values);
  const [saved, setSaved] = useState(text);
  return { isChanged: text !== saved, markSaved: () => setSaved(text) };
};
