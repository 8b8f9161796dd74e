import type { Page } from '@playwright/test';

/** The first page as an extension, or somebody with worse intentions, leaves it before our scripts run. */
export const alterFirstPage = (page: Page, change: (html: string) => string) =>
  page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
