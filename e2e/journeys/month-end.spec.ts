import { addMonths } from '@ayna/domain/wall-clock';
import { expectAccessible } from '../support/axe.ts';
import { awayFromMidnight, today } from '../support/days.ts';
import { expect, test } from '../support/journey.ts';
import { addEmployee, openSalon } from '../support/salon.ts';
import { toast } from '../support/toast.ts';

test.skip(({ isMobile }) => isMobile, 'walked at a desk, where this work is done');

const monthName = (day: string, parts: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('tr-TR', { ...parts, timeZone: 'UTC' });

const work = { type: 'Income', category: 'Appointment', status: true, note: '' };

/** What Deniz did last month, on which she gets ten percent, and a rent that nobody has recorded. */
const monthOfWork = async (salon: Awaited<ReturnType<typeof openSalon>>, first: string) => {
  const { salonCode, api } = salon;
  const { code: employeeCode } = await addEmployee(salon, 'Deniz', 'Korkmaz');
  const rules = [{ on: 'services', share: { kind: 'percent', value: 10, beforeDiscount: false } }];
  const record = (title: string, amount: number, day: string) =>
    api('post', '/api/Transaction', { ...work, salonCode, employeeCode, title, amount, date: day });
  await Promise.all([
    api('put', '/api/Commission/rules', { salonCode, employeeCode, validFrom: first, rules }),
    api('post', '/api/Transaction/recurring', {
      salonCode,
      title: 'Dükkân kirası',
      category: 'Rent',
      amount: 3200,
      day: 5,
      startDate: first,
      endDate: null,
    }),
    record('Gelin saçı', 9000, first.replace(/01$/, '12')),
  ]);
  return { employeeCode, record };
};

test('the month-end of an owner: rent, commission, the closed month and a late entry', async ({ page }) => {
  await awayFromMidnight();
  const salon = await openSalon(page, { toursSeen: ['accounting', 'day-end', 'commission'] });
  const first = addMonths(`${today().slice(0, 7)}-01`, -1);
  const month = first.slice(0, 7);
  const { employeeCode, record } = await monthOfWork(salon, first);
  const named = monthName(first, { month: 'long', year: 'numeric' });

  await page.goto('/profil/muhasebe');
  await page.getByRole('button', { name: `Dükkân kirası, ${named}: ödendi olarak kaydet` }).click();
  await expect(toast(page, 'Dükkân kirası kaydedildi: ₺3.200,00')).toBeVisible();

  const statement = `/profil/muhasebe/prim?ay=${month}&kisi=${employeeCode}`;
  await page.goto(statement);
  await expect(page.getByText('Ay kapanınca ödeme buradan gidere yazılır.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Kurallar' }).click();
  await expect(page.getByRole('button', { name: 'Kuralları kaydet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Dökümler' }).click();
  await page.getByRole('link', { name: 'Ayı kapat' }).click();
  const closing = new RegExp(`^${monthName(first, { month: 'long' })}.* kapat$`);
  await page.getByRole('button', { name: closing }).click();
  await page.getByRole('dialog').getByRole('button', { name: closing }).click();
  await expect(page.getByText(/^Ay kapandı: /)).toBeVisible();

  await page.goto(statement);
  await page.getByRole('button', { name: '₺900,00 ödendi, gidere yaz' }).click();
  await expect(page.getByText(/ödendi ve gidere yazıldı\.$/)).toBeVisible();

  await record('Unutulan kına', 500, first.replace(/01$/, '20'));
  await page.goto(`/profil/muhasebe?ilk=${first}&son=${first.replace(/01$/, '28')}`);
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  await expect(row('Unutulan kına')).toContainText('Kapanıştan sonra');
  await expect(row('Gelin saçı')).not.toContainText('Kapanıştan sonra');
  await expect(row('Dükkân kirası')).toContainText('−₺3.200,00');
  // The paid statement stays; what came late is a line of the open month.
  await page.goto(`/profil/muhasebe/prim?kisi=${employeeCode}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'kapanan aylardan düzeltme' })).toContainText(
    '₺50,00',
  );
});
