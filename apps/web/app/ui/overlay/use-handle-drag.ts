import { type PointerEvent, type RefObject, use, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { isDismissed } from './dismiss-drag.ts';

/**
 * A phone's sheet is pulled down by its handle. It is a convenience only: the close button and Esc
 * do the same for whoever cannot drag.
 */
export const useHandleDrag = (sheet: RefObject<HTMLElement | null>) => {
  const overlay = use(OverlayTriggerStateContext);
  const start = useRef<number | null>(null);

  const pulledBy = (event: PointerEvent): number =>
    start.current === null ? 0 : Math.max(0, event.clientY - start.current);

  const put = (translate: string, transition: string) => {
    sheet.current?.style.setProperty('translate', translate);
    sheet.current?.style.setProperty('transition', transition);
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) put(`0 ${pulledBy(event)}px`, 'none');
    },
    onPointerUp: (event: PointerEvent) => {
      const pulled = pulledBy(event);
      start.current = null;
      put('', '');
      if (isDismissed(pulled, sheet.current?.offsetHeight ?? 0)) overlay?.close();
    },
    onPointerCancel: () => {
      start.current = null;
      put('', '');
    },
  };
};
