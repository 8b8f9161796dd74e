import { type RefCallback, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

// Blocks are walked through by arrows: one stop of the Tab key per column, up and down inside it.

const blockOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null;

const siblingsOf = (block: HTMLElement): readonly HTMLElement[] => [
  ...(block.closest('[data-column]')?.querySelectorAll<HTMLElement>('[data-block]') ?? []),
];

/** The block that has the focus is where Tab comes back to. */
const makeTabStop = (target: EventTarget | null): void => {
  const block = blockOf(target);
  if (block) for (const one of siblingsOf(block)) one.tabIndex = one === block ? 0 : -1;
};

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

const handleBlockKeys = (event: KeyboardEvent): void => {
  const step = steps[event.key];
  const block = blockOf(event.target);
  if (step === undefined || !block || event.defaultPrevented) return;
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
  const blocks = siblingsOf(block);
  event.preventDefault();
  blocks[blocks.indexOf(block) + step]?.focus();
};

type GridHandlers = {
  readonly layout: 'single' | 'team' | 'week';
  readonly open: (code: string) => void;
  readonly openDay: (day: string) => void;
  readonly openEmployee: (code: string) => void;
};

const attributeOf = (target: EventTarget | null, name: string): string | undefined =>
  (target instanceof Element && target.closest(`[${name}]`)?.getAttribute(name)) || undefined;

/** A block that has the focus goes with its day: then the grid has it, and not the beginning of the page. */
const useFocusFallback = () => {
  const focused = useRef<{ readonly block: Element; readonly scroller: HTMLElement | null }>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.block.isConnected) return;
    if (document.activeElement === document.body) focused.current.scroller?.focus({ preventScroll: true });
    focused.current = null;
  });
  return useCallback((target: EventTarget | null): void => {
    if (!(target instanceof HTMLElement)) return;
    focused.current = { block: target, scroller: target.closest<HTMLElement>('.cal-scroll') };
  }, []);
};

/** One listener hears all blocks and heads, which are buttons: hundreds of their own would be dear. */
export const useGridEvents = (handlers: GridHandlers): RefCallback<HTMLElement> => {
  const latest = useRef(handlers);
  const rememberFocus = useFocusFallback();
  useEffect(() => {
    latest.current = handlers;
  });
  return useCallback(
    (grid: HTMLElement | null) => {
      if (!grid) return undefined;
      const { signal, abort } = createAbort();
      const press = ({ target }: Event): void => {
        const code = attributeOf(target, 'data-block');
        const day = attributeOf(target, 'data-open-day');
        const employee = attributeOf(target, 'data-open-employee');
        if (code) latest.current.open(code);
        else if (day) latest.current.openDay(day);
        else if (employee) latest.current.openEmployee(employee);
      };
      const pressTwice = ({ target }: Event): void => {
        const day = attributeOf(target, 'data-block') ? undefined : attributeOf(target, 'data-day');
        if (latest.current.layout === 'week' && day) latest.current.openDay(day);
      };
      grid.addEventListener('click', press, { signal });
      grid.addEventListener('dblclick', pressTwice, { signal });
      grid.addEventListener('keydown', handleBlockKeys, { signal });
      const focus = ({ target }: Event): void => {
        makeTabStop(target);
        rememberFocus(target);
      };
      grid.addEventListener('focusin', focus, { signal });
      return abort;
    },
    [rememberFocus],
  );
};

const createAbort = () => {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
};
