import { expect, type Page } from '@playwright/test';

/** Nothing lies beside a window of this width. What a script lays out again comes a moment after the width. */
export const expectFits = (page: Page, width: number): Promise<void> =>
  expect.poll(() => page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
