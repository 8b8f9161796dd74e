import type { Page } from '../../e2e/support/chromium.ts';

const FRAME_MS = 16;
const shownBlock = '[data-view=shown] [data-block]';

/** Waits without evaluating anything in the page, which would count as its work. */
const nextFrame = (page: Page): Promise<void> => page.waitForTimeout(FRAME_MS);

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} has no bounding box`);
  return box;
};

/** Presses on a block and moves it until the drag has started. */
export const startDrag = async (page: Page): Promise<void> => {
  await page.locator(shownBlock).first().scrollIntoViewIfNeeded();
  const { x, y, width } = await boxOf(page, shownBlock);
  await page.mouse.move(x + width / 2, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 20, y + 40, { steps: 4 });
  await page.locator('.drag-layer').first().waitFor();
};

/** Moves the dragged block in circles over the columns. */
export const dragInCircles = async (page: Page, moves: number): Promise<void> => {
  for (let move = 0; move < moves; move += 1) {
    const turn = (move / 45) * 2 * Math.PI;
    await page.mouse.move(720 + Math.cos(turn) * 380, 480 + Math.sin(turn) * 150);
    await nextFrame(page);
  }
};

/** Cancels the drag, so that no appointment is moved. */
export const cancelDrag = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.mouse.up();
};

export const hoverGrid = async (page: Page, selector: string): Promise<void> => {
  const { x, y, width, height } = await boxOf(page, selector);
  await page.mouse.move(x + width / 2, y + height / 2);
};

/** Scrolls with the wheel down and up, then right and left. */
export const scrollBackAndForth = async (page: Page, notches: number): Promise<void> => {
  for (const [x, y] of [
    [0, 100],
    [0, -100],
    [100, 0],
    [-100, 0],
  ] as const)
    for (let notch = 0; notch < notches; notch += 1) {
      await page.mouse.wheel(x, y);
      await nextFrame(page);
    }
};
