import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Colours on their way from one theme to the other, or of what just comes in, would be judged as they are at that
 * moment. What ends changes what inherits from it, which then sets out itself: all of them end, and those after them.
 */
const setTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate(`{
    const { classList } = document.documentElement;
    classList.remove('light', 'dark');
    classList.add('${theme}');
    for (let round = 0; round < 20; round += 1) {
      const running = document.getAnimations().filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime));
      if (running.length === 0) break;
      for (const animation of running) animation.finish();
    }
  }`);

/**
 * What React Aria has just let a screen reader say: seven seconds long it names the button that was
 * pressed, though the dialog around that may be closed by then.
 */
const liveAnnouncer = '[data-live-announcer]';

/** The rules that judge colours. A theme changes nothing else. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * One example of each finding is enough. Reading ahead serves sound and film, of which we have none, and a rule about
 * turned screens that axe itself leaves off.
 */
const options: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations'], preload: false };

/**
 * The page judges itself: axe would otherwise open a second page for every judgement, only to merge the findings of
 * foreign frames, and our pages have none.
 */
const analyze = async (axe: AxeBuilder) => {
  const { violations } = await axe.setLegacyMode().exclude(liveAnnouncer).analyze();
  return violations;
};

/** WCAG and axe's own best practices, in the theme that the page has. */
const expectNoViolation = async (page: Page, theme: string): Promise<void> =>
  expect(await analyze(new AxeBuilder({ page }).options(options)), theme).toEqual([]);

/** Only the colours; axe is in the page already. */
const expectReadable = async (page: Page, theme: string): Promise<void> => {
  const colors = new AxeBuilder({ page, axeSource: ' ' }).options({
    ...options,
    runOnly: { type: 'rule', values: colorRules },
  });
  expect(await analyze(colors), theme).toEqual([]);
};

/** WCAG and axe's own best practices in the light theme; in the dark one the colours again. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await setTheme(page, 'light');
  await expectNoViolation(page, 'light');
  await setTheme(page, 'dark');
  await expectReadable(page, 'dark');
};

/** The same for a document that follows the system; `hasDark` where it has a dark theme. */
export const expectDocumentAccessible = async (page: Page, { hasDark = false } = {}): Promise<void> => {
  await expectNoViolation(page, 'light');
  if (!hasDark) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
};
