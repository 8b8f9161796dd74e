import { ownerOf } from '../support/appointment-details.ts';
import { addService, book } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { dayFromStart, workday } from '../support/days.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, test } from '../support/journey.ts';
import { openSalon } from '../support/salon.ts';

const shampoo = {
  name: 'Mor şampuan',
  description: '',
  category: 'Retail',
  unit: 'Bottle',
  cost: 200,
  price: 420,
  barcode: '',
  supplier: 'Saç Deposu',
  criticalLevel: 6,
  stock: 9,
};

const expense = {
  type: 'Expense',
  category: 'Rent',
  status: true,
  title: 'Kira',
  amount: 1_500.5,
  note: '',
};

test('a completed appointment, a sale and an expense are in the figures, the tiles and the chart’s table', async ({
  page,
}) => {
  const salon = await openSalon(page, { toursSeen: ['statistics'] });
  const { api, salonCode } = salon;
  const [first, last] = [dayFromStart(-1), workday];
  const [service, employeeCode, { code: productCode }] = await Promise.all([
    addService(salon),
    ownerOf(salon),
    api<{ code: string }>('post', '/api/Inventory', { salonCode, ...shampoo }),
  ]);
  const { code } = await book(salon, { service, employeeCode, start: `${workday}T10:00:00` });
  // Days, because a month may end between today and the appointment.
  await page.goto(`/profil/istatistik-paneli?ilk=${first}&son=${last}&sekme=gelir-gider`);
  const tile = (title: string) =>
    page
      .getByRole('region', { name: 'Özet' })
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title }) });
  await expect(tile('Randevu')).toContainText('1');
  await expect(tile('Kazanç')).toContainText('₺0,00');

  await api('patch', `/api/Appointment/update-status/${code}?status=Completed`);
  await api('post', '/api/Inventory/sale', { salonCode, lines: [{ productCode, quantity: 2 }], note: '' });
  await api('post', '/api/Transaction', { salonCode, ...expense, date: dayFromStart(0) });
  const figures = () =>
    api<{ income: number; expense: number }>(
      'get',
      `/api/Transaction/figures/${salonCode}?from=${first}&to=${last}`,
    );
  // That an income follows its event within two seconds is measured in modules/finance, without a browser beside it.
  await expect.poll(figures, { timeout: 15_000 }).toMatchObject({ income: 1_740, expense: 1_500.5 });
  await expect(tile('Kazanç')).toContainText('₺239,50', { timeout: 15_000 });

  await page.getByRole('button', { name: 'Tablo olarak göster' }).first().click();
  const table = page.getByRole('region', { name: 'Günlük gelir ve gider, tablo' });
  await expect(table.getByRole('row', { name: 'Toplam ₺1.740,00 ₺1.500,50' })).toBeVisible();
  await expectFits(page, page.viewportSize()?.width ?? 0);
  await expectAccessible(page);
});
