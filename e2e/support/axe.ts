import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const setTheme = (page: Page, dark: boolean) =>
  page.evaluate(`document.documentElement.classList.toggle('dark', ${dark})`);

/** WCAG and axe's own best practices, in both themes. */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme === 'dark');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations, theme).toEqual([]);
  }
};
