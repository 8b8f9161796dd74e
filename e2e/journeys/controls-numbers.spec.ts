import { resultOf, sectionOf } from '../support/controls.ts';
import { expect, test } from '../support/journey.ts';

// The fields of figures of which forms are made, on the page that shows them, by keyboard alone.

test.beforeEach(async ({ page }) => {
  await page.goto('/dev/parcalar');
  // The select is the browser's own until scripts run.
  const plain = sectionOf(page, 'Seçim alanı').getByRole('combobox');
  await expect(plain).toHaveCount(0, { timeout: 20_000 });
});

test('numbers are written as in Turkish: thousands, decimals, negative, prefix and suffix', async ({
  page,
}) => {
  const section = sectionOf(page, 'Sayı alanı');
  const count = section.getByRole('textbox', { name: 'Sayı', exact: true });
  await expect(count).toHaveValue('1.284');
  await count.fill('');
  await count.pressSequentially('1234567,891');
  await expect(count).toHaveValue('1.234.567,89');
  await expect(resultOf(page, 'Sayının değeri')).toHaveText('1234567.89');
  await count.fill('');
  await expect(resultOf(page, 'Sayının değeri')).toHaveText('null');
  await count.pressSequentially('-5');
  await expect(count).toHaveValue('5');

  const balance = section.getByRole('textbox', { name: 'Fark' });
  await expect(balance).toHaveValue('-1.250,5');
  await balance.fill('');
  await balance.pressSequentially('-320');
  await expect(balance).toHaveValue('-320');

  await expect(section.getByRole('textbox', { name: 'Oran' })).toHaveValue('%8,3');
  await expect(section.getByRole('textbox', { name: 'Süre' })).toHaveValue('90 dk');
});

test('a number with steps counts with the arrow keys and stops at its edges', async ({ page }) => {
  const section = sectionOf(page, 'Sayı alanı');
  const sessions = section.getByRole('textbox', { name: 'Seans sayısı' });
  await sessions.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(sessions).toHaveValue('5 seans');
  await expect(section.getByRole('button', { name: 'Seans sayısı: Artır' })).toBeDisabled();
  await page.keyboard.press('ArrowDown');
  await expect(sessions).toHaveValue('4 seans');
  await section.getByRole('button', { name: 'Seans sayısı: Azalt' }).click();
  await expect(sessions).toHaveValue('3 seans');
});

test('money has two decimals', async ({ page }) => {
  const section = sectionOf(page, 'Tutar alanı');
  const price = section.getByRole('textbox', { name: 'Fiyat' });
  await expect(price).toHaveValue('3.200,00');
  await price.fill('');
  await price.pressSequentially('1250,5', { delay: 50 }); // as a hand: the caret is placed a moment after each
  await expect(price).toHaveValue('1.250,5');
  await price.blur();
  await expect(price).toHaveValue('1.250,50');
  await expect(resultOf(page, 'Tutarın değeri')).toHaveText('1250.5');
});

test.describe('typing replaces what stands in a field of figures', () => {
  const fields = [
    { section: 'Tutar alanı', name: 'Fiyat', typed: '700', shown: '700,00' },
    { section: 'Sayı alanı', name: 'Süre', typed: '45', shown: '45 dk' },
    { section: 'Saat', name: 'Başlangıç', typed: '1430', shown: '14:30' },
  ] as const;

  test('reached by a press', async ({ page, isMobile }) => {
    for (const { section, name, typed, shown } of fields) {
      const field = sectionOf(page, section).getByRole('textbox', { name, exact: true });
      await (isMobile ? field.tap() : field.click());
      await page.keyboard.type(typed);
      await field.blur();
      await expect(field).toHaveValue(shown);
    }
  });

  test('reached by Tab', async ({ page }) => {
    for (const { section, name, typed, shown } of fields) {
      const field = sectionOf(page, section).getByRole('textbox', { name, exact: true });
      await field.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(field).toBeFocused();
      await page.keyboard.type(typed);
      await field.blur();
      await expect(field).toHaveValue(shown);
    }
  });

  test('a second press places the caret', async ({ page, isMobile }) => {
    const price = sectionOf(page, 'Tutar alanı').getByRole('textbox', { name: 'Fiyat' });
    const press = () => price[isMobile ? 'tap' : 'click']({ position: { x: 2, y: 20 } });
    const selection = () =>
      price.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);
    await press();
    await expect.poll(selection).toEqual([0, '3.200,00'.length]);
    if (isMobile) await page.waitForTimeout(400); // Within 300 ms it would be a double tap, which selects the word.
    await press();
    await expect.poll(selection).toEqual([0, 0]);
    await page.keyboard.type('1');
    await price.blur();
    await expect(price).toHaveValue('13.200,00');
  });
});
