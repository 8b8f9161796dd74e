import { boxInColumn, createElement, setBox } from './dom/elements.ts';
import type { DragContext } from './drag-context.ts';
import { blockOf, movableAppointment } from './drag-target.ts';
import { texts } from './texts.ts';

/** Lower than this there is no room for two of them. */
const BOTH_HANDLES_FROM_PX = 40;
const HEIGHT_PX = 14;

/** Where it is written how one picks up by the keyboard. */
export const keyboardHelpId = 'calendar-drag-how';

type ResizeHandles = { readonly code: string; readonly elements: readonly HTMLElement[] };

const createHandle = (code: string, edge: 'start' | 'end'): HTMLElement => {
  const handle = createElement('drag-handle');
  handle.dataset.handle = edge;
  handle.dataset.of = code;
  return handle;
};

/** At both edges of a block; siblings of it, as a button holds no handles. */
const addHandles = (block: HTMLElement, code: string): ResizeHandles => {
  const column = block.closest('[data-column]');
  if (!column) return { code, elements: [] };
  const { top, left, width, height } = boxInColumn(column, block);
  const end = createHandle(code, 'end');
  setBox(end, { top: top + height - HEIGHT_PX / 2, left, width });
  const elements = [end];
  if (height >= BOTH_HANDLES_FROM_PX) {
    const start = createHandle(code, 'start');
    setBox(start, { top: top - HEIGHT_PX / 2, left, width });
    elements.push(start);
  }
  if (block.matches(':focus-visible')) {
    const { pick, pickWord, close, closeWord } = texts.keys;
    const key = createElement(
      'drag-key',
      createElement('drag-kbd', pick),
      pickWord,
      createElement('drag-kbd', close),
      closeWord,
    );
    setBox(key, { top: top + height + 6, left: left + 6 });
    elements.push(key);
  }
  column.append(...elements);
  return { code, elements };
};

/** Handles on the block under the mouse, the one that has the focus, or the one a finger rested on. */
export const attachResizeHandles = (root: HTMLElement, context: DragContext) => {
  const ended = new AbortController();
  const { signal } = ended;
  let shown: ResizeHandles | undefined;
  const hide = (): void => {
    shown?.elements.forEach((one) => one.remove());
    shown = undefined;
  };
  const show = (code: string | undefined): void => {
    if (code === undefined || code === shown?.code) return;
    hide();
    const block = blockOf(root, code);
    if (block && movableAppointment(context, code)) shown = addHandles(block, code);
  };
  const codeAt = (target: EventTarget | null): string | undefined => {
    if (!(target instanceof Element)) return undefined;
    const handle = target.closest<HTMLElement>('[data-handle]');
    return handle?.dataset.of ?? target.closest<HTMLElement>('[data-block]')?.dataset.block;
  };
  root.addEventListener(
    // Not as blocks pass beneath a mouse that rests while one scrolls: each would be measured and drawn again.
    'pointermove',
    ({ target, pointerType }) => {
      if (pointerType !== 'mouse') return;
      const code = codeAt(target);
      if (code === undefined) hide();
      else show(code);
    },
    { signal },
  );
  // A finger that is lifted leaves too, and has just asked for them.
  root.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && hide(), { signal });
  root.addEventListener(
    'focusin',
    ({ target }) => {
      const code = codeAt(target);
      if (code === undefined || !(target instanceof Element) || !target.matches(':focus-visible')) return;
      hide();
      show(code);
      if (!shown) return;
      target.setAttribute('aria-keyshortcuts', `${texts.keys.pick} ${texts.keys.close}`);
      target.setAttribute('aria-describedby', keyboardHelpId);
    },
    { signal },
  );
  root.addEventListener('focusout', hide, { signal });
  addEventListener('pointerdown', ({ target }) => codeAt(target) ?? hide(), { signal });
  const end = (): void => {
    hide();
    ended.abort();
  };
  return { hide, show, end };
};
