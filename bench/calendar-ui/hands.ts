import type { Page } from '../../e2e/support/chromium.ts';

const FRAME_MS = 16;
const shownBlock = '[data-view=shown] [data-block]';

/** Goes on without asking the page anything: that would be counted as its work. */
const nextFrame = (page: Page): Promise<void> => page.waitForTimeout(FRAME_MS);

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  return box;
};

/** Takes a block, and is ready to carry it about. */
export const takeBlock = async (page: Page): Promise<void> => {
  await page.locator(shownBlock).first().scrollIntoViewIfNeeded();
  const { x, y, width } = await boxOf(page, shownBlock);
  await page.mouse.move(x + width / 2, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 20, y + 40, { steps: 4 });
  await page.locator('.drag-layer').first().waitFor();
};

/** In circles over the columns, as somebody looks for a place. */
export const carryAbout = async (page: Page, moves: number): Promise<void> => {
  for (let move = 0; move < moves; move += 1) {
    const turn = (move / 45) * 2 * Math.PI;
    await page.mouse.move(720 + Math.cos(turn) * 380, 480 + Math.sin(turn) * 150);
    await nextFrame(page);
  }
};

/** Back where it was: nothing is moved. */
export const letGo = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.mouse.up();
};

export const hoverGrid = async (page: Page, selector: string): Promise<void> => {
  const { x, y, width, height } = await boxOf(page, selector);
  await page.mouse.move(x + width / 2, y + height / 2);
};

/** As a wheel does it: to the end and back, then aside and back. */
export const scrollAbout = async (page: Page, notches: number): Promise<void> => {
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
