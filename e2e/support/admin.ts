import { type Browser, expect, type Page } from '@playwright/test';
import { newPerson, signIn } from './people.ts';

/** The platform's own account of the demo data. */
const admin = { ...newPerson(), digits: '5550000001', password: 'ayna-demo-2026' };

/** Signs the demo's Admin in on the page, at an address of the panel. */
export const enterPanel = async (page: Page, path: string): Promise<void> => {
  await page.goto(`/giris-yap?next=${encodeURIComponent(path)}`);
  await signIn(page, admin);
  await expect(page).toHaveURL(path, { timeout: 20_000 });
};

/** The panel beside somebody else's page, in a browser of its own. */
export const openPanelBeside = async (browser: Browser, path: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await enterPanel(page, path);
  return page;
};
