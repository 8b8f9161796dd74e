import { expect, type Locator, type Page } from '@playwright/test';
import { stableBox } from './stable-box.ts';

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

/** What hears presses and drags is loaded once the day is painted: a hand that comes sooner is not felt. */
export const waitForDragging = (page: Page): Promise<void> =>
  expect(page.locator('[data-view=shown] .drag-bar')).toBeAttached();

/** Where a minute of the day stands in a column, in the window, once a press there is heard. */
export const pointAt = async (column: Locator, clock: string): Promise<Point> => {
  await waitForDragging(column.page());
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const from = Number(await column.getAttribute('data-from'));
  const { x, y, width } = await stableBox(column);
  return { x: x + width / 2, y: y + (hours * 60 + minutes - from) * MINUTE_PX };
};

/** Something is held: its picture stands on the calendar. */
const waitForGhost = (page: Page): Promise<void> =>
  expect(page.locator('.drag-layer, .drag-drawn')).not.toHaveCount(0);

const steps = (from: Point, to: Point): readonly Point[] =>
  [0.1, 0.4, 0.7, 1].map((part) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  }));

export type Pointer = {
  readonly down: (at: Point) => Promise<void>;
  /** Moves on, whatever that does. */
  readonly move: (from: Point, drag: Point) => Promise<void>;
  /** Moves what is held: a finger waits until something is. */
  readonly drag: (from: Point, drag: Point) => Promise<void>;
  readonly up: () => Promise<void>;
};

const mousePointer = (page: Page): Pointer => {
  const move = async (from: Point, to: Point): Promise<void> => {
    for (const { x, y } of steps(from, to)) await page.mouse.move(x, y);
  };
  return {
    down: async ({ x, y }) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    move,
    drag: async (from, to) => {
      await move(from, to);
      await waitForGhost(page);
    },
    up: () => page.mouse.up(),
  };
};

const touchPointer = async (page: Page): Promise<Pointer> => {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  const move = async (from: Point, to: Point): Promise<void> => {
    for (const at of steps(from, to)) await touch('touchMove', [at]);
  };
  return {
    down: async (at) => void (await touch('touchStart', [at])),
    move,
    drag: async (from, to) => {
      await waitForGhost(page);
      await move(from, to);
    },
    up: async () => void (await touch('touchEnd', [])),
  };
};

export const pointerFor = (page: Page, isMobile: boolean): Promise<Pointer> | Pointer =>
  isMobile ? touchPointer(page) : mousePointer(page);

/** Takes a block by its upper part and holds it with that part at a minute of a column. */
export const dragOver = async (
  pointer: Pointer,
  block: Locator,
  column: Locator,
  clock: string,
): Promise<void> => {
  await waitForDragging(block.page());
  await block.scrollIntoViewIfNeeded();
  const { x, y, width } = await stableBox(block);
  const from = { x: x + width / 2, y: y + INTO_BLOCK_PX };
  const { x: toX, y: toY } = await pointAt(column, clock);
  await pointer.down(from);
  await pointer.drag(from, { x: toX, y: toY + INTO_BLOCK_PX });
};

export const dragTo = async (
  pointer: Pointer,
  block: Locator,
  column: Locator,
  clock: string,
): Promise<void> => {
  await dragOver(pointer, block, column, clock);
  await pointer.up();
};

/** Draws over empty time. */
export const drawRange = async (
  pointer: Pointer,
  column: Locator,
  from: string,
  to: string,
): Promise<void> => {
  const [first, last] = [await pointAt(column, from), await pointAt(column, to)];
  await pointer.down({ x: first.x, y: first.y + 1 });
  await pointer.drag(first, { x: last.x, y: last.y - 1 });
  await pointer.up();
};
