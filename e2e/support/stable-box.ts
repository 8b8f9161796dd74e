import { expect, type Locator } from '@playwright/test';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** In the page, frame by frame: looking from outside, a move may lie between two looks. */
const waitUntilStill = (element: Element): Promise<Box> =>
  new Promise((resolve, reject) => {
    let before = '';
    let stillFrames = 0;
    const measure = (): void => {
      if (!element.isConnected) return reject(new Error('it was taken away'));
      const { x, y, width, height } = element.getBoundingClientRect();
      const now = [x, y, width, height].join(' ');
      stillFrames = now === before ? stillFrames + 1 : 0;
      before = now;
      if (stillFrames < 6) requestAnimationFrame(measure);
      else resolve({ x, y, width, height });
    };
    measure();
  });

/** Where something stands in the window, once it neither moves nor is drawn again. */
export const stableBox = async (locator: Locator): Promise<Box> => {
  let box: Box | undefined;
  await expect(async () => {
    box = await locator.evaluate(waitUntilStill, undefined, { timeout: 10_000 });
  }).toPass({ timeout: 20_000, intervals: [0] });
  if (!box) throw new Error('it is not there');
  return box;
};
