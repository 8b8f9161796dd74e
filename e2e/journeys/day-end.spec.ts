import { expectAccessible } from '../support/axe.ts';
import { awayFromMidnight, today } from '../support/days.ts';
import { expect, test } from '../support/journey.ts';
import { openSalon } from '../support/salon.ts';

const income = { type: 'Income', category: 'Other', status: true, note: '' };

test('an owner counts the till, closes the day with a difference, and a late entry says so', async ({
  page,
  isMobile,
}) => {
  const { salonCode, api } = await openSalon(page, { toursSeen: ['accounting', 'day-end'] });
  await awayFromMidnight();
  for (const amount of [620, 450])
    await api('post', '/api/Transaction', {
      ...income,
      salonCode,
      title: 'Kesim ve fön',
      amount,
      date: today(),
    });

  await page.goto('/profil/muhasebe/gun-sonu');
  const mirror = page.getByRole('region', { name: 'Defter ve kasa' });
  await expect(mirror).toContainText('₺1.070,00');
  await page.getByRole('textbox', { name: '₺200 adedi' }).fill('5');
  // Enter leads from pile to pile and closes nothing.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: '₺100 adedi' })).toBeFocused();
  await page.getByRole('textbox', { name: '₺50 adedi' }).fill('1');
  await expect(page.getByText('Nakitte eksik')).toBeVisible();
  const close = page.getByRole('button', { name: '₺20,00 eksikle günü kapat' });
  await close.click();
  await expect(page.getByText('Farkın nedenini seçin.')).toBeVisible();
  // A count in progress outlasts the page.
  await page.reload();
  await expect(page.getByRole('textbox', { name: '₺200 adedi' })).toHaveValue('5');
  await page.getByRole('radio', { name: 'Para üstü fazla verildi' }).check({ force: true });
  await expectAccessible(page);
  await close.click();
  await expect(page.getByText('Gün kapandı. ₺20,00 eksikle, nedeni yazıldı.')).toBeVisible();

  const late = { type: 'Expense', category: 'Other', status: true, note: '', title: 'Havlu yıkama fişi' };
  await api('post', '/api/Transaction', { ...late, salonCode, amount: 340, date: today() });
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Havlu yıkama fişi' })).toContainText(
    /Sonradan.*340/,
  );
  await page.goto('/profil/muhasebe');
  // A phone has cards instead of rows.
  await expect(
    page.getByRole(isMobile ? 'listitem' : 'row').filter({ hasText: 'Havlu yıkama fişi' }),
  ).toContainText('Kapanıştan sonra');

  await page.goto('/profil/muhasebe/gun-sonu');
  await page.getByRole('button', { name: 'Günü yeniden aç' }).click();
  await page.getByRole('textbox', { name: 'Neden açıyorsunuz?' }).fill('Fiş unutulmuştu');
  await page.getByRole('button', { name: 'Yeniden aç', exact: true }).click();
  await expect(mirror).toContainText('₺730,00');
  await expect(page.getByText('yeniden açıldı. Fiş unutulmuştu')).toBeVisible();
});
