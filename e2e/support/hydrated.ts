import { expect, type Page } from '@playwright/test';

const lastButtonIsReacts = `Object.keys([...document.querySelectorAll('main button')].at(-1) ?? {}).some((key) => key.startsWith('__reactFiber'))`;

/** React has taken the page over: a key that comes sooner is pressed in vain. */
export const hydrated = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(lastButtonIsReacts), { timeout: 15_000 }).toBe(true);
  await page.waitForTimeout(100);
};
