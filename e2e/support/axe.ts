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

/**
 * The page judges itself: axe would else open a second page for every judgement, only to put the findings of frames
 * from elsewhere together, and our pages have none. Beside what it objects to, one example of each finding is enough.
 */
const findViolations = async (page: Page, isAxeLoaded: boolean) => {
  const axe = new AxeBuilder(isAxeLoaded ? { page, axeSource: ' ' } : { page });
  const { violations } = await axe
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude(liveAnnouncer)
    .analyze();
  return violations;
};

/** WCAG and axe's own best practices, in both themes. */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    expect(await findViolations(page, theme === 'dark'), theme).toEqual([]);
  }
};
