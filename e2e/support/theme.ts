import type { BrowserContext, Page } from '@playwright/test';

export type Theme = 'light' | 'dark';

/** As a person's earlier visit has left it, so that the page comes in that theme from the first paint. */
export const chooseTheme = (where: BrowserContext | Page, theme: Theme): Promise<unknown> =>
  where.addInitScript(`localStorage.setItem('theme', '${theme}')`);
