import { expect, type Locator, type Page } from '@playwright/test';
import { pageTexts, shortMonths } from './calendar/texts.ts';

// Where things stand on the calendar's page.

export const dayAndMonth = (day: string): string =>
  `${Number(day.slice(8))} ${shortMonths[Number(day.slice(5, 7)) - 1]}`;

export const blocks = (page: Page): Locator => page.locator('[data-view=shown] [data-block]');
export const columns = (page: Page): Locator => page.locator('[data-view=shown] [data-column]');
export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
export const dateNavigator = (page: Page): Locator => page.getByRole('group', { name: pageTexts.navigator });
export const selectedDay = (page: Page): Locator => dateNavigator(page).locator('[aria-current=date]');
export const stepButton = (page: Page, name: string): Locator =>
  dateNavigator(page).getByRole('button', { name, exact: true });
export const nowLine = (page: Page): Locator => page.locator('[data-view=shown] [data-now]');
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 700;

export const openCalendar = async (page: Page, search = ''): Promise<void> => {
  await page.goto(`/profil${search}`);
  await expect(page.getByRole('heading', { level: 1, name: pageTexts.title })).toBeVisible({
    timeout: 15_000,
  });
  // A view that was left, also one that waited to know whose day it is, stays as it was, unseen.
  await expect(page.locator('[data-view=shown] :is(.cal-grid, .month-names)')).toBeVisible();
  await expect(
    page.locator(':is(.skeleton, [aria-busy=true]):not([data-view=away], [data-view=away] *)'),
  ).toHaveCount(0);
};

/** All day, so that the present is always within it. */
export const roundTheClock = { from: '00:00', to: '00:00' };
