import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Colours on their way from one theme to the other would be judged as they are at that moment. */
const setTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate(`{
    const { classList } = document.documentElement;
    classList.remove('light', 'dark');
    classList.add('${theme}');
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  }`);

/** WCAG and axe's own best practices, in both themes. */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations, theme).toEqual([]);
  }
};
