import type { Page } from '@playwright/test';
import { details, openDetails, ownerOf } from '../support/appointment-details.ts';
import { customerOption, customerSearch } from '../support/appointment-form.ts';
import { melike } from '../support/appointments/texts.ts';
import { addService, book } from '../support/appointments.ts';
import { workday } from '../support/days.ts';
import { expect, test } from '../support/journey.ts';
import { salonDetails } from '../support/salon/texts.ts';
import { openSalon } from '../support/salon.ts';

// A barber has a phone and nothing else. What its browser offers is stood in for: this one has neither.

const phoneOffers = `
  navigator.share = async (what) => void (window.shared = what);
  Object.defineProperty(navigator, 'contacts', {
    value: { select: async () => [{ name: ['Şermin Öğüt'], tel: ['0216 349 12 75', '0532 774 18 06'] }] },
  });
`;

/** The owner of two, signed in on the page. */
const twoSalons = async (page: Page) => {
  const salon = await openSalon(page, { toursSeen: ['add-appointment'] });
  await salon.api('post', '/api/Salon', {
    ...salonDetails,
    name: 'Moda Berber',
    type: 'BarberShop',
    path: `moda-${salon.owner.digits}`,
    phone: salon.owner.phone,
    email: null,
    openingHours: [],
    holidays: 'open',
  });
  await salon.api('post', '/api/user/active-salon', { salonCode: salon.salonCode });
  const [service, employeeCode] = await Promise.all([addService(salon), ownerOf(salon)]);
  return {
    salon,
    booked: await book(salon, { service, employeeCode, start: `${workday}T10:00:00` }, melike),
  };
};

test('on the barber’s phone: which salon it is, sharing, a tour for fingers, the way back, contacts and saving', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'it is about a phone');
  test.setTimeout(90_000);
  await page.addInitScript(phoneOffers);
  const { booked } = await twoSalons(page);
  const dialog = await openDetails(page, booked);
  await dialog.getByRole('button', { name: 'Paylaş' }).tap();
  const shared = await page.evaluate<{ text: string }>('window.shared');
  expect(shared.text).toMatch(/10:00, Saç kesimi, Gonca Arman$/);
  await page.keyboard.press('Escape');
  await expect(details(page)).toBeHidden();

  // Of two salons the head says which one this is.
  await expect(
    page.getByRole('button', { name: new RegExp(`${salonDetails.name}.*Salon değiştir`) }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Turu başlat' }).tap();
  const tour = page.getByRole('dialog');
  for (const words of [/ayda güne dokunun/, /Oklara dokunarak/, /parmağınızı üstünde basılı tutun/]) {
    await tour.getByRole('button', { name: 'Sonraki' }).tap();
    await expect(tour).toContainText(words);
    await expect(tour).not.toContainText(/çift tıklayın|Klavyede/);
  }
  await page.keyboard.press('Escape');
  await expect(tour).toBeHidden();

  const here = page.url();
  await page.getByRole('button', { name: 'Menü', exact: true }).tap();
  await page.getByRole('link', { name: 'Hesabım' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Hesabım' })).toBeVisible();
  await page.getByRole('link', { name: 'Geri' }).tap();
  await expect(page).toHaveURL(here);

  await page.getByRole('link', { name: 'Yeni Randevu' }).first().tap();
  const save = page.getByRole('button', { name: /^Randevuyu oluştur$|^Oluştur$/ });
  await expect(save).toBeInViewport();
  await customerSearch(page).fill('Şer');
  await customerOption(page, /adıyla yeni müşteri/).tap();
  await page.getByRole('button', { name: 'Rehberden seç' }).tap();
  await expect(page.getByLabel('Ad', { exact: true })).toHaveValue('Şermin');
  await expect(page.getByLabel('Cep telefonu')).toHaveValue('532 774 18 06');
  await page.getByLabel('Randevu notu').scrollIntoViewIfNeeded();
  await expect(save).toBeInViewport();
});
