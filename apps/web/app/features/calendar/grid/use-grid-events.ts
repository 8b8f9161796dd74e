import { type RefCallback, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { keepStop, walkBlocks } from './block-keys.ts';

type Known = {
  readonly look: 'single' | 'team' | 'week';
  readonly open: (code: string) => void;
  readonly openDay: (day: string) => void;
};

const attributeOf = (target: EventTarget | null, name: string): string | undefined =>
  (target instanceof Element && target.closest(`[${name}]`)?.getAttribute(name)) || undefined;

/** A block that has the focus goes with its day: then the grid has it, and not the beginning of the page. */
const useKeptFocus = () => {
  const held = useRef<{ readonly block: Element; readonly scroller: HTMLElement | null }>(null);
  useLayoutEffect(() => {
    if (!held.current || held.current.block.isConnected) return;
    if (document.activeElement === document.body) held.current.scroller?.focus({ preventScroll: true });
    held.current = null;
  });
  return useCallback((target: EventTarget | null): void => {
    if (!(target instanceof HTMLElement)) return;
    held.current = { block: target, scroller: target.closest<HTMLElement>('.cal-scroll') };
  }, []);
};

/** One listener hears all blocks and heads, which are buttons: hundreds of their own would be dear. */
export const useGridEvents = (known: Known): RefCallback<HTMLElement> => {
  const latest = useRef(known);
  const hold = useKeptFocus();
  useEffect(() => {
    latest.current = known;
  });
  return useCallback(
    (grid: HTMLElement | null) => {
      if (!grid) return undefined;
      const { signal, abort } = newEnd();
      const press = ({ target }: Event): void => {
        const code = attributeOf(target, 'data-block');
        const day = attributeOf(target, 'data-open-day');
        if (code) latest.current.open(code);
        else if (day) latest.current.openDay(day);
      };
      const pressTwice = ({ target }: Event): void => {
        const day = attributeOf(target, 'data-block') ? undefined : attributeOf(target, 'data-day');
        if (latest.current.look === 'week' && day) latest.current.openDay(day);
      };
      grid.addEventListener('click', press, { signal });
      grid.addEventListener('dblclick', pressTwice, { signal });
      grid.addEventListener('keydown', walkBlocks, { signal });
      const focus = ({ target }: Event): void => {
        keepStop(target);
        hold(target);
      };
      grid.addEventListener('focusin', focus, { signal });
      return abort;
    },
    [hold],
  );
};

const newEnd = () => {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
};
