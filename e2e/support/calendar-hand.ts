import { expect, type Locator, type Page } from '@playwright/test';
import { steadyBox } from './steady.ts';

// A hand on the calendar: a mouse, or a finger that rests before it carries.

type Point = { readonly x: number; readonly y: number };

const MINUTE_PX = 1.5;
/** Below the edge of a block, where no handle lies. */
const INTO_BLOCK_PX = 10;

/** The column of somebody on a day, by the name it is read out with. */
export const columnOf = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^${name}`) });

export const blockOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name},`) });

/** Where a minute of the day stands in a column, in the window. */
export const pointAt = async (column: Locator, clock: string): Promise<Point> => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const from = Number(await column.getAttribute('data-from'));
  const { x, y, width } = await steadyBox(column);
  return { x: x + width / 2, y: y + (hours * 60 + minutes - from) * MINUTE_PX };
};

/** Something is held: its picture stands on the calendar. */
const held = (page: Page): Promise<void> =>
  expect(page.locator('.drag-layer, .drag-drawn')).not.toHaveCount(0);

const steps = (from: Point, to: Point): readonly Point[] =>
  [0.1, 0.4, 0.7, 1].map((part) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  }));

export type Hand = {
  readonly down: (at: Point) => Promise<void>;
  /** Moves on, whatever that does. */
  readonly slide: (from: Point, to: Point) => Promise<void>;
  /** Moves what is held: a finger waits until something is. */
  readonly to: (from: Point, to: Point) => Promise<void>;
  readonly up: () => Promise<void>;
};

const mouse = (page: Page): Hand => {
  const slide = async (from: Point, to: Point): Promise<void> => {
    for (const { x, y } of steps(from, to)) await page.mouse.move(x, y);
  };
  return {
    down: async ({ x, y }) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    slide,
    to: async (from, to) => {
      await slide(from, to);
      await held(page);
    },
    up: () => page.mouse.up(),
  };
};

const finger = async (page: Page): Promise<Hand> => {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  const slide = async (from: Point, to: Point): Promise<void> => {
    for (const at of steps(from, to)) await touch('touchMove', [at]);
  };
  return {
    down: async (at) => void (await touch('touchStart', [at])),
    slide,
    to: async (from, to) => {
      await held(page);
      await slide(from, to);
    },
    up: async () => void (await touch('touchEnd', [])),
  };
};

export const handOf = (page: Page, isMobile: boolean): Promise<Hand> | Hand =>
  isMobile ? finger(page) : mouse(page);

/** Takes a block by its upper part and holds it with that part at a minute of a column. */
export const hold = async (hand: Hand, block: Locator, column: Locator, clock: string): Promise<void> => {
  await block.scrollIntoViewIfNeeded();
  const { x, y, width } = await steadyBox(block);
  const from = { x: x + width / 2, y: y + INTO_BLOCK_PX };
  const { x: toX, y: toY } = await pointAt(column, clock);
  await hand.down(from);
  await hand.to(from, { x: toX, y: toY + INTO_BLOCK_PX });
};

export const carry = async (hand: Hand, block: Locator, column: Locator, clock: string): Promise<void> => {
  await hold(hand, block, column, clock);
  await hand.up();
};

/** Draws over empty time. */
export const draw = async (hand: Hand, column: Locator, from: string, to: string): Promise<void> => {
  const [first, last] = [await pointAt(column, from), await pointAt(column, to)];
  await hand.down({ x: first.x, y: first.y + 1 });
  await hand.to(first, { x: last.x, y: last.y - 1 });
  await hand.up();
};
