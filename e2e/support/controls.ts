import type { Page } from '@playwright/test';

// The page that shows the pieces of which forms are made.

export const sectionOf = (page: Page, title: string) =>
  page.getByRole('region', { name: title, exact: true });

/** What a piece reports beside itself. */
export const resultOf = (page: Page, name: string) => page.getByLabel(name, { exact: true });
