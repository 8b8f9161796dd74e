import { useEffect, useRef } from 'react';

/**
 * Returns the focus to where it was in the dialog when its question is answered. React Aria restores what has the focus
 * as the question opens, but a press outside takes the focus from the dialog a moment before that.
 */
export const useReturnFocus = (isOpen: boolean, isAsking: boolean): void => {
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) focused.current = null;
    if (!isOpen || isAsking) return undefined;
    focused.current?.focus();
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement) focused.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [isOpen, isAsking]);
};
