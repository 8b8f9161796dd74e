import { expect, type Locator } from '@playwright/test';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** In the page, frame by frame: looking from outside, a move may lie between two looks. */
const standing = (element: Element): Promise<Box> =>
  new Promise((resolve, reject) => {
    let before = '';
    let still = 0;
    const look = (): void => {
      if (!element.isConnected) return reject(new Error('it was taken away'));
      const { x, y, width, height } = element.getBoundingClientRect();
      const now = [x, y, width, height].join(' ');
      still = now === before ? still + 1 : 0;
      before = now;
      if (still < 6) requestAnimationFrame(look);
      else resolve({ x, y, width, height });
    };
    look();
  });

/** Where something stands in the window, once it neither moves nor is drawn anew. */
export const steadyBox = async (what: Locator): Promise<Box> => {
  let box: Box | undefined;
  await expect(async () => {
    box = await what.evaluate(standing, undefined, { timeout: 10_000 });
  }).toPass({ timeout: 20_000, intervals: [0] });
  if (!box) throw new Error('it is not there');
  return box;
};
