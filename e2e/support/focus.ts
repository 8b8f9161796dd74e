import { expect, type Locator } from '@playwright/test';

/** The focus has come into a dialog or a list: a key that is pressed sooner goes to what was there before. */
export const expectFocusIn = (locator: Locator): Promise<void> =>
  expect.poll(() => locator.evaluate((element) => element.contains(document.activeElement))).toBe(true);
