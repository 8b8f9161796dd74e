import type { Desk } from './desk.ts';
import { boxIn, make, put } from './dom/make.ts';
import { blockOf, movableOf } from './target.ts';
import { texts } from './texts.ts';

/** Lower than this there is no room for two of them. */
const BOTH_FROM_PX = 40;
const HEIGHT_PX = 14;

/** Where it is written how one picks up by the keyboard. */
export const howId = 'calendar-drag-how';

type Grips = { readonly code: string; readonly elements: readonly HTMLElement[] };

const gripOf = (code: string, edge: 'start' | 'end'): HTMLElement => {
  const grip = make('drag-grip');
  grip.dataset.grip = edge;
  grip.dataset.of = code;
  return grip;
};

/** At both edges of a block; siblings of it, as a button holds no handles. */
const openGrips = (block: HTMLElement, code: string): Grips => {
  const column = block.closest('[data-column]');
  if (!column) return { code, elements: [] };
  const { top, left, width, height } = boxIn(column, block);
  const end = gripOf(code, 'end');
  put(end, { top: top + height - HEIGHT_PX / 2, left, width });
  const elements = [end];
  if (height >= BOTH_FROM_PX) {
    const start = gripOf(code, 'start');
    put(start, { top: top - HEIGHT_PX / 2, left, width });
    elements.push(start);
  }
  if (block.matches(':focus-visible')) {
    const { pick, pickWord, close, closeWord } = texts.keys;
    const key = make('drag-key', make('drag-kbd', pick), pickWord, make('drag-kbd', close), closeWord);
    put(key, { top: top + height + 6, left: left + 6 });
    elements.push(key);
  }
  column.append(...elements);
  return { code, elements };
};

/** Handles on the block under the mouse, the one that has the focus, or the one a finger rested on. */
export const attachGrips = (root: HTMLElement, desk: Desk) => {
  const ended = new AbortController();
  const { signal } = ended;
  let shown: Grips | undefined;
  const hide = (): void => {
    shown?.elements.forEach((one) => one.remove());
    shown = undefined;
  };
  const show = (code: string | undefined): void => {
    if (code === undefined || code === shown?.code) return;
    hide();
    const block = blockOf(root, code);
    if (block && movableOf(desk, code)) shown = openGrips(block, code);
  };
  const codeAt = (target: EventTarget | null): string | undefined => {
    if (!(target instanceof Element)) return undefined;
    const grip = target.closest<HTMLElement>('[data-grip]');
    return grip?.dataset.of ?? target.closest<HTMLElement>('[data-block]')?.dataset.block;
  };
  root.addEventListener(
    // Not as blocks pass beneath a mouse that rests while one scrolls: each would be measured and drawn anew.
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
      target.setAttribute('aria-describedby', howId);
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
