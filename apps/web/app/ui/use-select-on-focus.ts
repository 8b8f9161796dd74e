import { type FocusEvent, type MouseEvent, useRef } from 'react';

/**
 * For the box around an input of a few figures: anyone who comes to it selects all of it, so that typing replaces what
 * stands there. A press in an input that has the focus already places the caret, as everywhere.
 */
export const useSelectOnFocus = () => {
  const hasJustFocused = useRef(false);
  return {
    onFocus: ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement)) return;
      hasJustFocused.current = true;
      target.select();
    },
    onMouseDown: ({ target }: MouseEvent) => {
      // A press focuses between its mousedown and its mouseup.
      hasJustFocused.current = false;
      const isSecondPress = target instanceof HTMLInputElement && target === document.activeElement;
      // Android takes a tap on a selection as a wish for its handles, and would not move the caret.
      if (isSecondPress && isAllSelected(target))
        target.setSelectionRange(target.value.length, target.value.length);
    },
    onMouseUp: (event: MouseEvent) => {
      const { target } = event;
      if (!hasJustFocused.current || !(target instanceof HTMLInputElement)) return;
      hasJustFocused.current = false;
      // Somebody who dragged over a part of it wants that part.
      if (target.selectionStart !== target.selectionEnd && !isAllSelected(target)) return;
      // The browser would place the caret now.
      event.preventDefault();
      target.select();
    },
  };
};

const isAllSelected = ({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean =>
  selectionStart === 0 && selectionEnd === value.length;
