import type { Page } from '@playwright/test';

/** From the next page on, how far its parts push each other about. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(`
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);

/** The cumulative layout shift so far. */
export const shifted = (page: Page): Promise<number> => page.evaluate<number>('window.shifted');
