import type { Page } from '@playwright/test';

/** Calls to this address wait until what is returned is called. */
export const holdCalls = async (page: Page, address: string | RegExp): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** Keeps the scripts of the next pages back, as a slow network does, until they are released. */
export const holdScripts = (page: Page): Promise<() => void> => holdCalls(page, /[.]js$/);
