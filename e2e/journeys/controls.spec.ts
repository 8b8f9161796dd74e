import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { resultOf, sectionOf } from '../support/controls.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expectFocusIn } from '../support/focus.ts';
import { expect, test } from '../support/journey.ts';

// The pieces of which forms are made, on the page that shows them, by keyboard alone.

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    const wasTaken = !document.activeElement?.dispatchEvent(event);
    if (!wasTaken) document.execCommand('insertText', false, pasted);
  }, text);

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  await page.goto('/dev/parcalar');
  // The select is the browser's own until scripts run.
  const plain = sectionOf(page, 'Seçim alanı').getByRole('combobox');
  await expect(plain).toHaveCount(javaScriptEnabled ? 0 : 3, { timeout: 20_000 });
});

test('the controls have no known barrier, and fit a narrow window', async ({ page }) => {
  // Every piece there is, in both themes.
  test.slow();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page, 320);
});

test('what is typed on a phone is written in 16 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const sizes = await page
    .locator('main :is(input:not([type=checkbox], [type=radio], [type=hidden], [data-input-otp]), textarea)')
    .evaluateAll((inputs) => inputs.map((input) => Number.parseFloat(getComputedStyle(input).fontSize)));
  expect(sizes.length).toBeGreaterThan(10);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

test('a button is pressed with Enter and Space, and not while its action is under way', async ({ page }) => {
  const section = sectionOf(page, 'Düğmeler');
  await section.getByRole('button', { name: 'Yeni Randevu' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(resultOf(page, 'Basılma sayısı')).toHaveText('2');
  const pending = section.getByRole('button', { name: 'Sürüyor Kaydediliyor' });
  await pending.focus();
  await expect(pending).toBeFocused();
  await expect(pending).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(resultOf(page, 'Basılma sayısı')).toHaveText('2');
  await section.getByRole('button', { name: 'Sonraki' }).focus();
  await page.keyboard.press('Space');
  await expect(resultOf(page, 'Basılma sayısı')).toHaveText('3');
});

test('a field says its error in place of its hint', async ({ page }) => {
  const section = sectionOf(page, 'Metin alanı');
  await expect(section.getByRole('textbox', { name: 'E-posta' }).first()).toHaveAccessibleDescription(
    'Faturalarınız bu adrese gelir.',
  );
  const wrong = section.getByRole('textbox', { name: 'E-posta' }).nth(1);
  await expect(wrong).toHaveAccessibleDescription('E-posta adresi eksik');
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
});

test('a password is shown and hidden', async ({ page }) => {
  const section = sectionOf(page, 'Metin alanı');
  const password = section.getByLabel('Parola', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await password.focus();
  await page.keyboard.press('Tab');
  await expect(section.getByRole('button', { name: 'Parolayı göster' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(section.getByRole('button', { name: 'Parolayı gizle' })).toBeFocused();
});

test('a phone number is grouped, however it is spelled', async ({ page }) => {
  const phone = sectionOf(page, 'Telefon alanı').getByRole('textbox', { name: 'Cep telefonu' });
  await expect(phone).toHaveValue('533 274 60 18');
  for (const spelling of ['0532 418 27 96', '+90 532 418 27 96', '00905324182796', '(532) 418-2796']) {
    await phone.fill('');
    await phone.focus();
    await paste(page, spelling);
    await expect(phone, spelling).toHaveValue('532 418 27 96');
    await expect(resultOf(page, 'Telefonun değeri')).toHaveText('+905324182796');
  }
  await phone.fill('');
  await phone.pressSequentially('05324182796');
  await expect(phone).toHaveValue('532 418 27 96');
});

test('a digit in the middle of a phone number leaves the caret where it was', async ({ page }) => {
  const phone = sectionOf(page, 'Telefon alanı').getByRole('textbox', { name: 'Cep telefonu' });
  await phone.fill('5324182');
  await phone.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await page.keyboard.type('47');
  await expect(phone).toHaveValue('547 241 82');
});

test('a code is typed, mended and pasted', async ({ page }) => {
  const section = sectionOf(page, 'Kod alanı');
  const code = section.getByRole('textbox', { name: '6 haneli kod' });
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await code.focus();
  await page.keyboard.type('48a2');
  await expect(resultOf(page, 'Kodun değeri')).toHaveText('482');
  await page.keyboard.press('Backspace');
  await expect(resultOf(page, 'Kodun değeri')).toHaveText('48');
  await code.fill('');
  await code.focus();
  await paste(page, '482-001');
  await expect(resultOf(page, 'Kodun değeri')).toHaveText('482001');
  await expect(section.getByRole('textbox', { name: 'Yanlış kod' })).toHaveAccessibleDescription(
    'Kod tutmadı, yeniden deneyin',
  );
});

test('a select is opened, walked and left by keyboard', async ({ page }) => {
  const select = sectionOf(page, 'Seçim alanı').getByRole('button', { name: 'Kategori' });
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox', { name: 'Kategori' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Bakım' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Bakım' })).not.toBeFocused();
  await page.keyboard.press('Enter');
  await expect(resultOf(page, 'Seçimin değeri')).toHaveText('3');
  await expect(select).toBeFocused();
  await page.keyboard.press('Enter');
  await expectFocusIn(page.getByRole('listbox'));
  await page.keyboard.type('ma');
  await page.keyboard.press('Enter');
  await expect(resultOf(page, 'Seçimin değeri')).toHaveText('5');
  await expect(select).toBeFocused();
  await page.keyboard.press('Space');
  await expectFocusIn(page.getByRole('listbox'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(select).toBeFocused();
});

test('a combobox finds names without Turkish letters and says when there is none', async ({ page }) => {
  const combobox = sectionOf(page, 'Aramalı seçim').getByRole('combobox', { name: 'Müşteri' });
  await combobox.focus();
  await page.keyboard.type('isil');
  const options = page.getByRole('option');
  await expect(options).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(combobox).toHaveValue('Işıl Su Demir');
  await expect(resultOf(page, 'Müşterinin değeri')).toHaveText('c2');

  await combobox.fill('CAGRI');
  await expect(options).toHaveText([/Çağrı Öztürk/]);
  await combobox.fill('zeynep');
  await expect(
    page.getByText('Bu adda müşteri yok. Ad ve telefon yeter, kartı şimdi açabilirsiniz.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('a combobox takes a name typed in full, and says what it does not know', async ({ page }) => {
  const combobox = sectionOf(page, 'Aramalı seçim').getByRole('combobox', { name: 'Müşteri' });
  await combobox.fill('ÇAĞRI ÖZTÜRK');
  await combobox.press('Enter');
  await expect(combobox).toHaveValue('Çağrı Öztürk');
  await expect(page.getByRole('listbox')).toBeHidden();
  await combobox.fill('ipek celik');
  await combobox.press('Tab');
  await expect(combobox).toHaveValue('İpek Çelik');
  await expect(resultOf(page, 'Müşterinin değeri')).toHaveText('c4');
  await combobox.fill('ipek celikk');
  await combobox.blur();
  await expect(combobox).toHaveAccessibleDescription(/“ipek celikk” listede yok/);
  await expect(resultOf(page, 'Müşterinin değeri')).toHaveText('null');
  await combobox.fill('isil');
  await combobox.press('Tab');
  await expect(combobox).toHaveAccessibleDescription('Listeden birini seçin');
  await combobox.fill('Işıl Karaca');
  await combobox.blur();
  await expect(resultOf(page, 'Müşterinin değeri')).toHaveText('c1');
});

test('a date is typed, and a day that does not exist is refused', async ({ page }) => {
  const date = sectionOf(page, 'Tarih').getByRole('textbox', { name: 'Doğum günü' });
  await expect(date).toHaveValue('14.11.2026');
  await date.fill('');
  await expect(resultOf(page, 'Tarihin değeri')).toHaveText('null');
  await date.pressSequentially('01021990');
  await expect(date).toHaveValue('01.02.1990');
  await expect(resultOf(page, 'Tarihin değeri')).toHaveText('1990-02-01');
  await date.fill('');
  await date.pressSequentially('29022026');
  await date.blur();
  await expect(date).toHaveAccessibleDescription('Geçersiz tarih');
  await expect(date).toHaveValue('29.02.2026');
  await expect(resultOf(page, 'Tarihin değeri')).toHaveText('null');
});

test('a day is taken from the calendar by keyboard, Monday first', async ({ page }) => {
  const section = sectionOf(page, 'Tarih');
  const opener = section.getByRole('button', { name: 'Tarih 14 Kas Cts' });
  await expect(opener).toHaveAccessibleDescription('14 Kasım 2026 Cumartesi');
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tarih: Takvim' });
  await expect(dialog.getByRole('grid', { name: 'Kasım 2026' })).toBeVisible();
  await expect(dialog.getByRole('columnheader')).toHaveText([
    /Pzt/,
    /Sal/,
    /Çar/,
    /Per/,
    /Cum/,
    /Cts/,
    /Paz/,
  ]);
  await expect(dialog.getByRole('button', { name: '14 Kasım 2026 Cumartesi' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('button', { name: '20 Kasım 2026 Cuma' })).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(dialog.getByRole('grid', { name: 'Aralık 2026' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: '20 Aralık 2026 Pazar' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(section.getByRole('button', { name: 'Tarih 14 Ara Pzt' })).toBeFocused();
});

test('a day off cannot be chosen', async ({ page }) => {
  const calendar = page.getByRole('region', { name: 'Takvim, açık duran' });
  const sunday = calendar.getByRole('button', { name: '22 Kasım 2026 Pazar' });
  await expect(sunday).toHaveAttribute('aria-disabled', 'true');
  await calendar.getByRole('button', { name: '18 Kasım 2026 Çarşamba' }).focus();
  await page.keyboard.press('End');
  await expect(sunday).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar.getByRole('gridcell', { selected: true })).toHaveText('18');
});

test("a time is spelled out on leaving, and 25:00 is 'Geçersiz saat'", async ({ page }) => {
  const start = sectionOf(page, 'Saat').getByRole('textbox', { name: 'Başlangıç' });
  await start.fill('930');
  await page.keyboard.press('Tab');
  await expect(start).toHaveValue('09:30');
  await expect(resultOf(page, 'Saatin değeri')).toHaveText('09:30');
  await start.fill('25:00');
  await page.keyboard.press('Tab');
  await expect(start).toHaveAccessibleDescription('Geçersiz saat');
  await expect(start).toHaveAttribute('aria-invalid', 'true');
  await start.fill('23:59');
  await expect(start).not.toHaveAttribute('aria-invalid');
  await expect(start).toHaveAccessibleDescription('');
});

test('a checkbox and a switch are turned with Space', async ({ page }) => {
  const checkbox = sectionOf(page, 'Onay kutusu').getByRole('checkbox', { name: 'Onay SMS’i gönder' });
  await expect(checkbox).toBeChecked();
  await checkbox.focus();
  await page.keyboard.press('Space');
  await expect(checkbox).not.toBeChecked();

  const paid = sectionOf(page, 'Anahtar').getByRole('switch', { name: 'Ödeme alındı' });
  await expect(paid).toHaveAccessibleDescription('Kapatırsanız alacak olarak bekler.');
  await paid.focus();
  await page.keyboard.press('Space');
  await expect(paid).not.toBeChecked();
});

test('radio cards are chosen with the arrow keys', async ({ page }) => {
  const group = sectionOf(page, 'Seçim kartları').getByRole('group', { name: 'Ne için geldiniz?' });
  const owner = group.getByRole('radio', { name: 'Salonum var' });
  const customer = group.getByRole('radio', { name: 'Randevu alacağım' });
  await expect(owner).toHaveAccessibleDescription('Takvim, ekip, kasa');
  await owner.focus();
  await page.keyboard.press('ArrowRight');
  await expect(customer).toBeFocused();
  await expect(customer).toBeChecked();
  await expect(owner).not.toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form can be filled in', async ({ page }) => {
    const section = sectionOf(page, 'Seçim kartları');
    await section.getByRole('radio', { name: 'Randevu alacağım' }).check();
    await expect(section.getByRole('radio', { name: 'Randevu alacağım' })).toBeChecked();
    await sectionOf(page, 'Seçim alanı').getByRole('combobox', { name: 'Kategori' }).selectOption('Saç');
    await sectionOf(page, 'Kod alanı').getByRole('textbox', { name: '6 haneli kod' }).fill('482001');
  });
});
