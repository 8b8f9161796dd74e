import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react';

/** A press that moves less than this is a press, not a drag. */
const DRAG_START_PX = 4;

type Options = {
  readonly list: RefObject<HTMLElement | null>;
  /** Called while the pointer moves, whenever the row belongs somewhere else. */
  readonly move: (name: string, to: number) => void;
  readonly onStart: (name: string) => void;
  readonly onEnd: () => void;
};

/** Where a row belongs among the others: before the first whose middle the pointer has not passed, or after all. */
const placeAmong = (others: readonly Element[], y: number): number => {
  const index = others.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return index === -1 ? others.length : index;
};

/**
 * Drags rows of a list by a grip. Listens on the window: React moves the grip's own row in the document, which would end
 * a captured pointer.
 */
export const useRowDrag = ({ list, move, onStart, onEnd }: Options) => {
  const latest = useRef({ move, onStart, onEnd });
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = { move, onStart, onEnd };
  });
  useEffect(() => () => stop.current?.(), []);
  return (name: string) => (event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    const from = event.clientY;
    let isDragging = false;
    const controller = new AbortController();
    const { signal } = controller;
    stop.current = () => controller.abort();
    const end = (): void => {
      controller.abort();
      if (isDragging) latest.current.onEnd();
    };
    const follow = ({ clientY }: PointerEvent): void => {
      if (!isDragging && Math.abs(clientY - from) < DRAG_START_PX) return;
      if (!isDragging) latest.current.onStart(name);
      isDragging = true;
      const rows = [...(list.current?.querySelectorAll('[data-row]') ?? [])];
      const others = rows.filter((row) => row.getAttribute('data-row') !== name);
      latest.current.move(name, placeAmong(others, clientY));
    };
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  };
};
