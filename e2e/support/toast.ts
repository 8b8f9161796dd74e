import { expect, type Locator, type Page } from '@playwright/test';

export const toast = (page: Page, text: string): Locator =>
  page.locator('[data-in]').filter({ hasText: text });

/** A message stands for five seconds, and for as long as the mouse rests on it: what else was done can be looked at. */
export const hoverToast = async (page: Page, text: string): Promise<Locator> => {
  const message = toast(page, text);
  await expect(message).toBeVisible();
  await message.hover();
  return message;
};
