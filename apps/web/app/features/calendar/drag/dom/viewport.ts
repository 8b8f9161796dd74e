import { pxToMinutes } from '../../model/scale.ts';
import { scrollSpeed } from '../rules/autoscroll.ts';
import type { Column } from '../rules/placement.ts';

export type ColumnRect = Column & { readonly element: HTMLElement };

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** The columns as they stood when something was picked up: measured once, and not again in every frame. */
export type DragViewport = {
  readonly columns: readonly ColumnRect[];
  /** What of the window the calendar has for itself. */
  readonly box: Box;
  /** How far it has been scrolled since. */
  readonly scrollOffset: () => { readonly x: number; readonly y: number };
  /** Scrolls where the pointer is near an edge. */
  readonly autoscroll: (x: number, y: number) => void;
};

const isScrollable = (element: Element, axis: 'X' | 'Y'): boolean => {
  const overflow = getComputedStyle(element)[`overflow${axis}`];
  const isLonger =
    axis === 'X' ? element.scrollWidth > element.clientWidth : element.scrollHeight > element.clientHeight;
  return isLonger && (overflow === 'auto' || overflow === 'scroll');
};

const scrollerOf = (inside: Element, axis: 'X' | 'Y'): Element => {
  for (let one = inside.parentElement; one && one !== document.body; one = one.parentElement)
    if (isScrollable(one, axis)) return one;
  return document.scrollingElement ?? document.documentElement;
};

const px = (text: string): number => Number.parseFloat(text) || 0;

/** Without what lies over its edges, such as heads and bars: that much it keeps free when it scrolls to something. */
const boxOf = (scroller: Element): Box => {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller);
  const isPage = scroller === document.scrollingElement;
  const { left, right, top, bottom } = isPage
    ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    : scroller.getBoundingClientRect();
  return {
    left: Math.max(left, 0),
    right: Math.min(right, innerWidth),
    top: Math.max(top, 0) + px(scrollPaddingTop),
    bottom: Math.min(bottom, innerHeight) - px(scrollPaddingBottom),
  };
};

const columnRect = (element: HTMLElement): ColumnRect => {
  const { left, right, top, height } = element.getBoundingClientRect();
  const { employee = '', day = '', from = '0' } = element.dataset;
  const first = Number(from);
  return { element, employee, day, from: first, to: first + pxToMinutes(height), left, right, top };
};

/** From the day of the column in which a block stands: past midnight it is still of the evening before. */
export const dayOf = (block: HTMLElement): string =>
  block.closest<HTMLElement>('[data-column]')?.dataset.day ?? '';

export const measureViewport = (root: HTMLElement): DragViewport => {
  const elements = [...root.querySelectorAll<HTMLElement>('[data-column]')];
  const inside = elements[0] ?? root;
  const verticalScroller = scrollerOf(inside, 'Y');
  const horizontalScroller = scrollerOf(inside, 'X');
  const scrollers = [...new Set([verticalScroller, horizontalScroller])];
  const sum = (side: 'scrollLeft' | 'scrollTop') => scrollers.reduce((total, one) => total + one[side], 0);
  const first = { x: sum('scrollLeft'), y: sum('scrollTop') };
  const [vertical, horizontal] = [boxOf(verticalScroller), boxOf(horizontalScroller)];
  return {
    columns: elements.map(columnRect),
    box: {
      ...vertical,
      left: Math.max(vertical.left, horizontal.left),
      right: Math.min(vertical.right, horizontal.right),
    },
    scrollOffset: () => ({ x: sum('scrollLeft') - first.x, y: sum('scrollTop') - first.y }),
    autoscroll: (x, y) => {
      const down = scrollSpeed(y, vertical.top, vertical.bottom);
      const right = scrollSpeed(x, horizontal.left, horizontal.right);
      if (down !== 0) verticalScroller.scrollTop += down;
      if (right !== 0) horizontalScroller.scrollLeft += right;
    },
  };
};
