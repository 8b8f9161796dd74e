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
 * The page judges itself: axe would otherwise open a second page for every judgement, only to merge the findings of
 * foreign frames, and our pages have none. One example of each finding is enough.
 */
const analyze = async (axe: AxeBuilder) => {
  const { violations } = await axe.setLegacyMode().exclude(liveAnnouncer).analyze();
  return violations;
};

/** WCAG and axe's own best practices in the light theme; in the dark one the colours again. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await setTheme(page, 'light');
  const all = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  expect(await analyze(all), 'light').toEqual([]);
  await setTheme(page, 'dark');
  const colors = new AxeBuilder({ page, axeSource: ' ' }).options({
    resultTypes: ['violations'],
    runOnly: { type: 'rule', values: colorRules },
  });
  expect(await analyze(colors), 'dark').toEqual([]);
};
