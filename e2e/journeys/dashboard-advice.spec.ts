import { addDays, weekdayOf, weekdays } from '@ayna/domain/wall-clock';
import { listSalon } from '../support/appointment-list.ts';
import { book } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { addCard } from '../support/customers.ts';
import { dayFromStart } from '../support/days.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, test } from '../support/journey.ts';

// What the dashboard suggests to do this week, in a salon of its own that was nearly empty for four weeks.

test('the owner reads why the salon is quiet, switches suggestions off and on, and announces', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const { salon, ownerCode: employeeCode, service } = await listSalon(page, ['dashboard', 'salon-edit']);
  const monday = dayFromStart(-weekdays.indexOf(weekdayOf(dayFromStart(0))));
  await Promise.all([
    salon.api('put', `/api/Salon/first-day/${salon.salonCode}`, { closed: true }),
    // This week's too: after a midnight on which a week ends, it is one of the four.
    ...[-28, -21, -14, -7, 0].map((days) =>
      book(salon, { service, employeeCode, start: `${addDays(monday, days)}T10:00:00` }),
    ),
  ]);
  await page.goto('/profil/kontrol-paneli');
  const panel = page.getByRole('region', { name: 'Bu hafta ne yapabilirsiniz' });
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(
    /^\S+ \d\d:00 – \d\d:00 dört haftadır %\d+ dolu\. O saatlere bir duyuru yayınlayın\.$/,
    { timeout: 20_000 },
  );
  const why = panel.getByRole('button', { name: 'Neden bunu söylüyoruz?' });
  await why.click();
  await expect(panel.getByRole('table', { name: /günleri doluluk$/ })).toBeVisible();
  await expect(panel.getByText(/^(Diğer günlerin|Kural: )/)).toBeVisible();
  await expectAccessible(page);
  if (isMobile) await expectFits(page, 390);

  await panel.getByRole('button', { name: 'Önerileri kapat' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Önerileri aç' }).click();
  await panel.getByRole('link', { name: 'Duyuru hazırla' }).click();
  await expect(page).toHaveURL(/bolum=duyurular/);
});

/** Somebody's visits so many days before this week's Monday, completed. */
const visited = async (
  { salon, ownerCode: employeeCode, service }: Awaited<ReturnType<typeof listSalon>>,
  { code: customerCode }: { readonly code: string },
  days: readonly { readonly daysAgo: number; readonly clock: string }[],
): Promise<void> => {
  const monday = dayFromStart(-weekdays.indexOf(weekdayOf(dayFromStart(0))));
  for (const { daysAgo, clock } of days) {
    const start = `${addDays(monday, -daysAgo)}T${clock}:00`;
    const { code } = await book(salon, { service, employeeCode, start }, { customerCode });
    await salon.api('patch', `/api/Appointment/update-status/${code}?status=Completed`);
  }
};

test('the owner opens the list of exactly those who have not come back after a service', async ({
  page,
  isMobile,
}) => {
  const open = await listSalon(page, ['dashboard', 'customers']);
  const { salon, service } = open;
  await salon.api('put', `/api/Salon/first-day/${salon.salonCode}`, { closed: true });
  const regular = await addCard(salon, { name: 'Derya', lastname: 'Ak' });
  // Twenty returns after two weeks each tell what is usual; the oldest is more than half a year ago.
  const visits = Array.from({ length: 21 }, (_, index) => ({ daysAgo: 1 + index * 14, clock: '10:00' }));
  await visited(open, regular, visits);
  const names = ['Ayla', 'Berna', 'Ceren', 'Defne', 'Esin'];
  for (const [index, name] of names.entries()) {
    const card = await addCard(salon, { name, lastname: 'Kaya' });
    await visited(open, card, [{ daysAgo: 57 + index, clock: '12:00' }]);
  }
  const panel = page.getByRole('region', { name: 'Bu hafta ne yapabilirsiniz' });
  const sentence = page.getByRole('heading', {
    name: `${service.name} sonrası 5 müşteri 6 haftadır gelmedi. Genelde 2 haftada bir gelinir, listeyi açıp arayın.`,
  });
  // The cards count their visits a moment after the completions.
  await expect(async () => {
    await page.goto('/profil/kontrol-paneli');
    await expect(sentence).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 20_000 });
  const item = panel.getByRole('listitem').filter({ has: sentence });
  await item.getByRole('button', { name: 'Neden bunu söylüyoruz?' }).click();
  await expect(
    item.getByRole('table', { name: `${service.name} sonrası gelmeyenlerin son ziyareti` }),
  ).toBeVisible();
  await expect(item.getByText(/yarısı 14 gün içinde geldi\. Kural: /)).toBeVisible();
  await expectAccessible(page);
  if (isMobile) await expectFits(page, 390);

  await item.getByRole('link', { name: `Listeyi aç: ${service.name} sonrası gelmeyenler` }).click();
  await expect(page).toHaveURL(new RegExp(`gelmeyen=${service.code}`));
  const rows = page.locator('[data-customer]');
  await expect(rows).toHaveCount(names.length);
  for (const name of names) await expect(rows.filter({ hasText: `${name} Kaya` })).toHaveCount(1);
  await page.getByRole('button', { name: `${service.name} sonrası gelmeyen, süzgeci kaldır` }).click();
  await expect(rows).toHaveCount(names.length + 1);
  await expect(page).not.toHaveURL(/gelmeyen/);
});
