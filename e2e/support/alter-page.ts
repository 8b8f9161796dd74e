import type { Page } from '@playwright/test';

/** A page as an extension, or somebody with worse intentions, leaves it before our scripts run. */
export const alterPage = (page: Page, path: string, change: (html: string) => string) =>
  page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
