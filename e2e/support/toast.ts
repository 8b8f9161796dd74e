import type { Locator, Page } from '@playwright/test';

export const toast = (page: Page, text: string): Locator =>
  page.locator('[data-in]').filter({ hasText: text });

/**
 * A message stands for five seconds, and for as long as the mouse rests on it: what else was done can be looked at.
 * It hears of the mouse as soon as it is there: on a busy machine the way of a real one takes a good part of its time.
 */
export const hoverToast = async (page: Page, text: string): Promise<Locator> => {
  const message = toast(page, text);
  await message.dispatchEvent('mouseover');
  await message.hover();
  return message;
};

/**
 * Presses what a message offers, which is not in a hurry then, and takes the mouse away: the next message comes to the
 * same place, and would stand over the page for as long as the mouse rests on it.
 */
export const pressInToast = async (page: Page, text: string, name: string | RegExp): Promise<void> => {
  await (await hoverToast(page, text)).getByRole('button', { name }).click();
  await page.mouse.move(1, 1);
};
