import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

/** Where the words of the first sight stand, and how they are painted. */
const sight = (page: Page) =>
  page
    .locator('header, header a, header button, h1, h1 + p, h1 + p + div, h1 + p + div a')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { top, left, width, height } = part.getBoundingClientRect();
        const { color, backgroundColor, font, boxShadow, borderRadius } = getComputedStyle(part);
        return { top, left, width, height, color, backgroundColor, font, boxShadow, borderRadius };
      }),
    );

/** All faces of these words are here: those that a page has begun to ask for. */
const fontsCome = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate<number>(
        `document.fonts.ready.then((fonts) => [...fonts].filter(({ status }) => status === 'loaded').length)`,
      ),
    )
    .toBeGreaterThanOrEqual(2);

test('the words of the home page look the same before the stylesheet has come', async ({ page, expects }) => {
  expects.push(/ERR_FAILED/);
  await page.goto('/');
  await fontsCome(page);
  const whole = await sight(page);
  expect(whole.length).toBeGreaterThan(8);

  await page.route(/app-[^/]*[.]css$/, (route) => route.abort());
  await page.goto('/');
  await fontsCome(page);
  expect(await sight(page)).toEqual(whole);
});

test('nothing moves when the fonts of the home page come', async ({ page, expects }) => {
  expects.push(/ERR_FAILED/);
  await page.goto('/');
  await fontsCome(page);
  const tops = (parts: Awaited<ReturnType<typeof sight>>) =>
    parts.map(({ top, height }) => [Math.round(top), Math.round(height)]);
  const withFonts = tops(await sight(page));

  await page.route(/[.]woff2$/, (route) => route.abort());
  await page.goto('/');
  expect(tops(await sight(page))).toEqual(withFonts);
});
