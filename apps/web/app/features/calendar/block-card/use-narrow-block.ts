import { useEffect, useState } from 'react';

/** Narrower than this a block has no room for a whole name. */
const NARROW_PX = 110;
/** The pointer rests on what it wants to read, and only passes over the rest. */
const REST_MS = 180;

const narrowBlock = (target: EventTarget | null): HTMLElement | null => {
  const block = target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null;
  return block && block.getBoundingClientRect().width < NARROW_PX ? block : null;
};

/** Calls back with the narrow block under a resting pointer or with the keyboard's focus, and with null after it. */
const watchNarrowBlocks = (root: HTMLElement, show: (block: HTMLElement | null) => void): (() => void) => {
  const { signal, abort } = createAbort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = (): void => {
    clearTimeout(timer);
    show(null);
  };
  const point = ({ target, pointerType, buttons }: PointerEvent): void => {
    hide();
    const block = pointerType === 'mouse' && buttons === 0 ? narrowBlock(target) : null;
    if (block) timer = setTimeout(() => show(block), REST_MS);
  };
  const focus = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.matches(':focus-visible')) show(narrowBlock(target));
  };
  root.addEventListener('pointerover', point, { signal });
  root.addEventListener('focusin', focus, { signal });
  for (const name of ['pointerleave', 'pointerdown', 'focusout'] as const)
    root.addEventListener(name, hide, { signal });
  // Whatever moves the block, or is asked for, takes the card away.
  for (const name of ['scroll', 'wheel', 'keydown', 'resize'] as const)
    window.addEventListener(name, hide, { signal, capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    abort();
  };
};

const createAbort = () => {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
};

/** The block of the grid that is too narrow to be read where it stands, while somebody looks at it. */
export const useNarrowBlock = (root: HTMLElement | null): HTMLElement | null => {
  const [block, setBlock] = useState<HTMLElement | null>(null);
  useEffect(() => (root ? watchNarrowBlocks(root, setBlock) : undefined), [root]);
  return block;
};
