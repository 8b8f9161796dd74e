import { type RefObject, useEffect, useRef } from 'react';

export type Decision = 'Approved' | 'Canceled';

type Pressed = { readonly code: string; readonly status: Decision; readonly index: number };

const buttons = (list: HTMLElement, status: Decision): readonly HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(`[data-decide="${status}"] button`),
];

/**
 * A button goes with the decision that it made. Where it had the focus, the same button of the one that waits next
 * takes it, so that several are decided one after the other; after the last the list itself.
 */
export const useNextDecision = (list: RefObject<HTMLElement | null>) => {
  const pressed = useRef<Pressed>(undefined);
  // After every drawing, since any of them may be the one that takes the button away.
  useEffect(() => {
    const position = list.current;
    const { code, status, index } = pressed.current ?? {};
    if (!position || !status || index === undefined) return;
    if (position.querySelector(`[data-decide][data-of="${code}"]`)) return;
    pressed.current = undefined;
    if (document.activeElement !== document.body) return;
    const left = buttons(position, status);
    (left[index] ?? left.at(-1) ?? position).focus();
  });
  return (code: string, status: Decision): void => {
    const position = list.current;
    if (!position) return;
    const index = buttons(position, status).findIndex((button) => button.closest(`[data-of="${code}"]`));
    pressed.current = { code, status, index };
  };
};
