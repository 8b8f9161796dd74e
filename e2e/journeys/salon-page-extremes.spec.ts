import type { Page } from '@playwright/test';
import { expectDocumentAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

// Salons with as much and as little as there may be, rendered by the developers' pages.

test.skip(({ isMobile }) => isMobile, 'every width is looked at on a desk');

const widths = [1440, 768, 390, 360];
/** The one with the longest texts shows everything that has a color: it is looked at in the dark too. */
const extremes = ['many', 'nothing', 'longest', 'one'];

/**
 * Sections out of sight are laid out when they come into it: until then they are cut off at their edges, and what is in
 * them lies where it will not stay. All of them shall be judged as they are seen.
 */
const layOutAll = `for (const { style } of document.querySelectorAll('section')) style.contentVisibility = 'visible'`;

/** The widths at which something lies beside the window. */
const overflows = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const needed = await page.evaluate<number>('document.documentElement.scrollWidth');
    if (needed > width) found.push(`${needed} at ${width}`);
  }
  return found;
};

for (const template of ['flow', 'razor', 'bloom', 'polish', 'backstage', 'clear'])
  test(`the template ${template} stands the fullest, the emptiest and the longest salon`, async ({
    page,
    expects,
  }) => {
    // A narrower window takes a smaller cover, and the larger one is there already.
    expects.push(/was preloaded using link preload but not used/);
    for (const extreme of extremes) {
      await page.goto(`/dev/salon-sayfasi/${template}/${extreme}`);
      // Letters that change their width while axe looks would lie over others.
      await page.evaluate('document.fonts.ready');
      await page.evaluate(layOutAll);
      expect(await overflows(page), extreme).toEqual([]);
      const hasDark = extreme === 'longest' && ['bloom', 'polish', 'clear'].includes(template);
      await expectDocumentAccessible(page, { hasDark });
    }
  });
