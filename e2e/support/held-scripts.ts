import type { Page } from '@playwright/test';

/** Keeps the scripts of the next pages back, as a slow network does, until they are released. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/[.]js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};
