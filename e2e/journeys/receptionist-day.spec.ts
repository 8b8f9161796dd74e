import type { Page } from '@playwright/test';
import { completeEarly, openDetails, ownerOf, workdayAt } from '../support/appointment-details.ts';
import { melike } from '../support/appointments/texts.ts';
import { addService, book } from '../support/appointments.ts';
import { awayFromMidnight, today } from '../support/days.ts';
import { expect, test } from '../support/journey.ts';
import { arganOil } from '../support/salon/texts.ts';
import { type OpenSalon, openSalon } from '../support/salon.ts';
import { openMember } from '../support/team.ts';
import { hoverToast } from '../support/toast.ts';

// A day's money, from the first visit to the closed till: taken by the desk, read by the owner.

test.skip(({ isMobile }) => isMobile, 'walked at a desk, where this work is done');

/** Booked ahead and completed today: a day without opening hours has today's money too. */
const starts = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00'].map(workdayAt);

/** Six visits for 900 lira each, and a product for 590. */
const salonWithVisits = async (salon: OpenSalon) => {
  const [service, employeeCode] = await Promise.all([addService(salon), ownerOf(salon)]);
  const shelf = salon.api<{ code: string }>('post', '/api/Inventory', {
    salonCode: salon.salonCode,
    ...arganOil,
  });
  // The first goes through once the engine knows salon, service and employee; the others find it so.
  const [first = '', ...others] = starts;
  const walked = await book(salon, { service, employeeCode, start: first }, melike);
  const rest = await Promise.all(
    others.map((start, index) => book(salon, { service, employeeCode, start }, { name: `Konuk ${index}` })),
  );
  return { walked, rest, product: await shelf };
};

/** Completes a visit, sells a product with it, and takes 1.000 in cash and the rest by card. */
const takePayment = async (desk: Page): Promise<void> => {
  const completed = await hoverToast(desk, 'Gelir kaydı oluşturuldu');
  await completed.getByRole('button', { name: 'Tahsilat' }).click();
  const till = desk.getByRole('dialog', { name: 'Tahsilat' });
  await till.getByRole('button', { name: 'Ürün ekle' }).click();
  await till.getByRole('textbox', { name: 'Ürün ara' }).fill('argan');
  await till.getByRole('button', { name: /Argan yağı/ }).click();
  const cash = till.getByRole('textbox', { name: 'Nakit tutar', exact: true });
  await expect(cash).toHaveValue('1.490,00');
  await cash.focus();
  await desk.keyboard.type('1000');
  await desk.keyboard.press('k');
  await desk.keyboard.press('Enter');
  await expect(till).toBeHidden();
};

/** Counts 20 lira less than there should be, without having seen how much that is. */
const closeBlind = async (desk: Page): Promise<void> => {
  const mirror = desk.getByRole('region', { name: 'Defter ve kasa' });
  await expect(mirror).toContainText('Defter kapalı');
  await desk.getByRole('textbox', { name: '₺200 adedi' }).fill('30');
  await desk.getByRole('textbox', { name: '₺50 adedi' }).fill('1');
  await desk.getByRole('textbox', { name: '₺20 adedi' }).fill('1');
  await desk.getByRole('textbox', { name: 'POS gün sonu fişi' }).fill('490');
  await desk.getByRole('button', { name: 'Sayımı bitir' }).click();
  await desk.getByRole('radio', { name: 'Para üstü fazla verildi' }).check({ force: true });
  await desk.getByRole('button', { name: '₺20,00 eksikle günü kapat' }).click();
  await expect(desk.getByText('Gün kapandı. ₺20,00 eksikle, nedeni yazıldı.')).toBeVisible();
  await expect(mirror).not.toContainText('6.090');
};

test('the day of a receptionist: six visits, two products, a split payment and 20 lira missing', async ({
  page,
  browser,
}) => {
  await awayFromMidnight();
  const salon = await openSalon(page, { toursSeen: ['accounting', 'day-end'] });
  const [desk, { walked, rest, product }] = await Promise.all([
    openMember(browser, salon, {
      groups: ['Receptionist'],
      toursSeen: ['calendar', 'day-end', 'inventory'],
    }),
    salonWithVisits(salon),
  ]);
  for (const { code } of rest)
    await desk.api('patch', `/api/Appointment/update-status/${code}?status=Completed`);
  const sale = { salonCode: salon.salonCode, note: '', lines: [{ productCode: product.code, quantity: 1 }] };
  await desk.api('post', '/api/Inventory/sale', sale);

  await completeEarly(await openDetails(desk.page, walked));
  await takePayment(desk.page);
  // Incomes and sales follow their events; a till that is counted before would differ by what is still on its way.
  const dayEnd = `/api/DayEnd/by-salon/${salon.salonCode}?day=${today()}`;
  await expect
    .poll(async () => (await salon.api<{ books: object }>('get', dayEnd)).books)
    .toEqual({ cash: 6_090, card: 490, transfer: 0 });
  await desk.page.goto('/profil/muhasebe/gun-sonu');
  await closeBlind(desk.page);

  await page.goto('/profil/muhasebe/gun-sonu');
  const mirror = page.getByRole('region', { name: 'Defter ve kasa' });
  for (const sum of ['₺6.090,00', '₺6.070,00', '₺490,00', '−₺20,00']) await expect(mirror).toContainText(sum);
  await expect(page.getByText('Para üstü fazla verildi')).toBeVisible();
  await page.goto('/profil/muhasebe');
  const figures = page.getByRole('region', { name: 'Gösterilenlerin toplamı' });
  await expect(figures.getByRole('article').filter({ hasText: 'Gelir' }).first()).toContainText('₺6.580,00');
  await expect(page.getByRole('row').filter({ hasText: 'Argan yağı' })).toHaveCount(2);
});
