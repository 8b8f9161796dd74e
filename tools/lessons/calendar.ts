import type { Locator, Page } from '../../e2e/support/chromium.ts';

// A hand on the calendar that stands still: nothing else changes it while pictures are taken.

export type Point = { readonly x: number; readonly y: number };

const minutePx = 1.5;
/** Below the edge of a block, where no handle lies. */
export const intoBlockPx = 10;

export const columnOf = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^${name}`) });

export const blockOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name},`) });

/** What hears presses and drags is loaded once the day is painted. */
export const waitForDragging = (page: Page): Promise<unknown> =>
  page.locator('[data-view=shown] .drag-bar').waitFor({ state: 'attached', timeout: 20_000 });

const boxOf = async (target: Locator) => {
  await target.waitFor({ timeout: 20_000 });
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is out of sight`);
  return box;
};

/** The upper part of a block, by which it is carried. */
export const gripOf = async (block: Locator): Promise<Point> => {
  const { x, y, width } = await boxOf(block);
  return { x: x + width / 2, y: y + intoBlockPx };
};

/** Where a minute of the day stands in a column, in the window. */
export const pointAt = async (column: Locator, clock: string): Promise<Point> => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const { x, y, width } = await boxOf(column);
  const from = Number(await column.getAttribute('data-from'));
  return { x: x + width / 2, y: y + (hours * 60 + minutes - from) * minutePx };
};

const between = (from: Point, to: Point): readonly Point[] =>
  [0.1, 0.4, 0.7, 1].map((part) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  }));

/** Carries a block there and does not let go. */
export const holdOver = async (page: Page, block: Locator, to: Point, isTouch: boolean): Promise<void> => {
  const from = await gripOf(block);
  if (!isTouch) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const { x, y } of between(from, to)) await page.mouse.move(x, y);
    return;
  }
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  // A finger rests before it carries.
  await page.locator('.drag-layer, .drag-drawn').first().waitFor();
  for (const point of between(from, to))
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
};
