import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const root = (page: Page) => page.locator('html');
const expectKept = (page: Page, theme: string | null) =>
  expect.poll(() => page.evaluate("localStorage.getItem('theme')")).toBe(theme);

/** Notes the root's class and colour whenever the browser is about to paint. */
const watchPaints = (page: Page) =>
  page.addInitScript(`
    window.paints = [];
    const note = () => {
      if (document.body) window.paints.push(
        document.documentElement.className + ' ' + getComputedStyle(document.documentElement).colorScheme
      );
      if (window.paints.length < 60) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  `);

// The first ships React, the second none.
for (const path of ['/giris-yap', '/biz-kimiz'])
  test.describe(path, () => {
    test('is light by default, even where the system is dark', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(path);
      await expect(root(page)).toHaveClass('light');
      await expectKept(page, null);
    });

    test('turns dark at the press of the button, and stays so', async ({ page }) => {
      await page.goto(path);
      await page.getByRole('button', { name: 'Koyu temaya geç' }).first().click();
      await expect(root(page)).toHaveClass('dark');
      await expectKept(page, 'dark');
      await page.reload();
      await expect(root(page)).toHaveClass('dark');
      await page.getByRole('button', { name: 'Açık temaya geç' }).first().click();
      await expect(root(page)).toHaveClass('light');
      await expectKept(page, 'light');
    });

    test('turns dark by keyboard', async ({ page }) => {
      await page.goto(path);
      const toggle = page.getByRole('button', { name: 'Koyu temaya geç' }).first();
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(root(page)).toHaveClass('dark');
      await page.keyboard.press('Space');
      await expect(root(page)).toHaveClass('light');
    });

    test('never paints another theme than the kept one', async ({ page }) => {
      await page.goto(path);
      await page.evaluate("localStorage.setItem('theme', 'dark')");
      await watchPaints(page);
      await page.reload({ waitUntil: 'networkidle' });
      await expect.poll(() => page.evaluate('window.paints.length')).toBeGreaterThan(10);
      expect(await page.evaluate('[...new Set(window.paints)]')).toEqual(['dark dark']);
    });

    test('carries the class before anything of the body is read', async ({ page }) => {
      await page.goto(path);
      await page.evaluate("localStorage.setItem('theme', 'dark')");
      await page.addInitScript(`
        new MutationObserver((_, observer) => {
          if (!document.body) return;
          window.atBody = document.documentElement.className;
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
      `);
      await page.reload();
      expect(await page.evaluate('window.atBody')).toBe('dark');
    });

    test('follows the choice made in another tab', async ({ page, context }) => {
      await page.goto(path);
      const other = await context.newPage();
      await other.goto(path);
      await other.getByRole('button', { name: 'Koyu temaya geç' }).first().click();
      await expect(root(page)).toHaveClass('dark');
    });
  });
