import { test as base, expect } from '@playwright/test';

/** Playwright says so of every page that asks for one, see `playwright.config.ts`. */
const withoutWorker = /Service Worker registration blocked by Playwright/;

/**
 * A test whose page must stay silent: no error and no warning in the console (a failed hydration
 * and a broken content policy speak there) and no exception. A journey that provokes one
 * says which it `expects`.
 */
export const test = base.extend<{ expects: RegExp[] }>({
  expects: [
    async ({ page }, use) => {
      const expects: RegExp[] = [];
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(error.message));
      await use(expects);
      const expected = [withoutWorker, ...expects];
      const unexpected = messages.filter((text) => !expected.some((pattern) => pattern.test(text)));
      // What the page still asks for now that its journey has ended is not waited for, and no failure of it:
      // without its routes it reaches the real API, which may refuse it.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/** For what is read without a page: opening one takes longer than the request. */
export const requestTest = base;

export { expect };
