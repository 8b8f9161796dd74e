import type { Page } from '@playwright/test';
import {
  addCustomer,
  createButton,
  customerOption,
  customerSearch,
  day,
  openForm,
  openFormSalon,
} from '../support/appointment-form.ts';
import { expect, test } from '../support/journey.ts';

// The search for the customer of a new appointment, and what hangs under it.

test.slow();

const options = (page: Page) => page.getByRole('option');
/** The option that the arrows have walked to; the focus stays in the field. */
const activeOption = (page: Page) =>
  customerSearch(page).evaluate((field) => {
    const id = field.getAttribute('aria-activedescendant');
    return id === null ? null : (field.ownerDocument.getElementById(id)?.textContent ?? '');
  });
const change = (page: Page) => page.getByRole('button', { name: 'Değiştir', exact: true });

const begin = async (page: Page): Promise<void> => {
  const { salon } = await openFormSalon(page);
  await addCustomer(salon, { phone: '+905327741806' });
  await addCustomer(salon, { name: 'Işılay', lastname: 'Erdoğan', phone: '+905051184320' });
  await openForm(page, { gun: day });
};

test('the matches hang under the field as long as it is searched in', async ({ page, isMobile }) => {
  await begin(page);
  const field = customerSearch(page);
  if (isMobile) await expect(field).not.toBeFocused();
  else await expect(field).toBeFocused();
  await field.fill('i');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(options(page)).toHaveCount(0);
  await field.fill('isil');
  await expect(options(page)).toHaveText([/Işıl Karaca/, /Işılay Erdoğan/, /“isil” adıyla/, /Müşterisiz/]);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  // It stays under a press that ends elsewhere.
  await customerOption(page, /Müşterisiz/).hover();
  await page.mouse.down();
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect(field).toBeFocused();
  await expect(options(page)).toHaveCount(4);
  await createButton(page).focus();
  await expect(options(page)).toHaveCount(0);
  await expect(field).toHaveValue('isil');
  await field.focus();
  await expect(options(page)).toHaveCount(4);
  // What was typed stays.
  await field.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field).toHaveValue('isil');
  await field.fill('zzz');
  await expect(page.getByText('Bu adla ya da numarayla bir kart yok.')).toBeVisible();
  await expect(options(page)).toHaveText([/“zzz” adıyla/, /Müşterisiz/]);
  await customerOption(page, /Müşterisiz/).click();
  await expect(change(page)).toBeFocused();
});

test('arrows walk through the matches, and Enter means the first until they do', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keys');
  await begin(page);
  const field = customerSearch(page);
  const { keyboard } = page;
  await keyboard.type('isil');
  await expect(options(page)).toHaveCount(4);
  await keyboard.press('ArrowUp');
  expect(await activeOption(page)).toBeNull();
  await keyboard.press('ArrowDown');
  await expect.poll(() => activeOption(page)).toContain('Işıl Karaca');
  await keyboard.press('ArrowDown');
  await expect.poll(() => activeOption(page)).toContain('Işılay Erdoğan');
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowUp');
  await expect.poll(() => activeOption(page)).toBeNull();
  // The caret goes to the beginning, and no option is walked to.
  await keyboard.press('Home');
  await keyboard.type('I');
  await expect(field).toHaveValue('Iisil');
  await keyboard.press('Backspace');
  await expect(options(page)).toHaveCount(4);
  // Wherever the mouse rests, and whatever Tab leaves, is not chosen.
  await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  await expect(options(page)).toHaveCount(0);
  await keyboard.press('Shift+Tab');
  await expect(options(page)).toHaveCount(4);
  await customerOption(page, /Müşterisiz/).hover();
  await keyboard.press('Enter');
  await expect(change(page)).toBeFocused();
  await expect(page.getByText('Işıl Karaca').first()).toBeVisible();

  await keyboard.press('Enter');
  await keyboard.type('isil');
  await expect(options(page)).toHaveCount(4);
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(change(page)).toBeFocused();
  await expect(page.getByText('Işılay Erdoğan').first()).toBeVisible();
});

test('Enter waits for the matches of what is typed by now', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keys');
  await begin(page);
  await page.route('**/api/Customer/find/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.keyboard.type('isilay');
  await page.keyboard.press('Enter');
  await expect(change(page)).toBeFocused();
  await expect(page.getByText('Işılay Erdoğan').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Zeynep Ak');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Ad', { exact: true })).toHaveValue('Zeynep');
});
