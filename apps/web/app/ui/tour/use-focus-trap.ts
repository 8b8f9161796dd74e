import { type RefObject, useEffect } from 'react';

const focusable = 'button:not([disabled]), a[href], input:not([disabled]), [tabindex="0"]';

/** Reactour brings no dialog, so nothing keeps the focus in it either. */
export const useFocusTrap = (box: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const inside = (): HTMLElement[] =>
      Array.from(box.current?.querySelectorAll<HTMLElement>(focusable) ?? []);

    const turn = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const stops = inside();
      const edge = event.shiftKey ? stops.at(0) : stops.at(-1);
      if (document.activeElement !== edge) return;
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops.at(0))?.focus();
    };

    const fetchBack = (event: FocusEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (!target || box.current?.contains(target) || target.closest('[data-react-aria-top-layer]')) return;
      inside().at(-1)?.focus();
    };

    document.addEventListener('keydown', turn);
    document.addEventListener('focusin', fetchBack);
    return () => {
      document.removeEventListener('keydown', turn);
      document.removeEventListener('focusin', fetchBack);
    };
  }, [box]);
};
