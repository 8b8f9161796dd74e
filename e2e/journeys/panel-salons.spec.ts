import type { Page } from '@playwright/test';
import { enterPanel, openPanelBeside } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, test } from '../support/journey.ts';
import { openSalon } from '../support/salon.ts';
import { addMember, userCodeOf } from '../support/team.ts';

// Against the real API, with the Admin of the demo data.

const reason = 'Salon adresinin başka bir işletmeye ait olduğu bildirildi. Vergi levhanızı iletin.';
const toursSeen = ['calendar', 'employees', 'employee-rights'];

const salonPanel = (salonCode: string) => `/panel/salons?salon=${salonCode}`;
/** One of the salon's own cards, in the column beside the list or in a sheet. */
const card = (page: Page, title: string) =>
  page
    .locator('section section, aside section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('a salon is found without Turkish letters, by how it stands, and opened', async ({ page }) => {
  await enterPanel(page, '/panel/salons');
  await expect(page.getByRole('heading', { level: 1, name: 'Salonlar' })).toBeVisible();
  await page.getByRole('searchbox').fill('isil guzellik');
  const row = page.getByRole('button', { name: 'Işıl Güzellik ayrıntıları' });
  await expect(row).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ustura Erkek Kuaförü ayrıntıları' })).toHaveCount(0);
  await row.click();
  await expect(card(page, 'Paket ve kullanım')).toContainText('Çalışan');
  await expect(card(page, 'Ekip ve yöneticilik')).toContainText('Sahibi');
  await expectAccessible(page);
  await page.goto('/panel/salons?durum=suresi-dolan');
  await expect(page.getByRole('button', { name: 'Gün Makyaj Stüdyosu ayrıntıları' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Işıl Güzellik ayrıntıları' })).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page, 320);
});

test('a salon is suspended with a reason that its owner reads, and lifted again', async ({
  page,
  browser,
  expects,
}) => {
  expects.push(/status of 403/);
  const { salonCode } = await openSalon(page, { toursSeen });
  await page.goto('/profil');
  await expect(page.getByRole('heading', { level: 1, name: 'Profil takvimi' })).toBeVisible();
  const panel = await openPanelBeside(browser, salonPanel(salonCode));
  const suspension = card(panel, 'Askıya al');
  await suspension.getByRole('button', { name: 'Salonu askıya al' }).click();
  await expect(suspension).toContainText('Nedeni salon sahibinin anlayacağı bir cümleyle yazın.');
  await suspension.getByLabel('Neden').fill(reason);
  await expect(suspension).toContainText(`günü askıya alındı. ${reason}`);
  await suspension.getByRole('button', { name: 'Salonu askıya al' }).click();
  await expect(card(panel, 'Salon askıda')).toContainText(reason);
  await expectAccessible(panel);

  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: reason });
  await expect(notice).toContainText('Bu sürede her şeyi okuyabilirsiniz, değişiklik yapamazsınız.');
  await expectAccessible(page);

  await card(panel, 'Salon askıda').getByRole('button', { name: 'Askıyı kaldır' }).click();
  await expect(card(panel, 'Askıya al')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Profil takvimi' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await panel.context().close();
});

test('a trial is extended, and the end moves in the list', async ({ page, browser }) => {
  const { salonCode } = await openSalon(page);
  const panel = await openPanelBeside(browser, salonPanel(salonCode));
  const trial = card(panel, 'Deneme süresi');
  await expect(trial).toContainText('14 gün kaldı');
  await trial.getByRole('radio', { name: '30 gün' }).click();
  await trial.getByLabel('Neden').fill('Tadilat bitmedi.');
  await trial.getByRole('button', { name: 'Denemeyi 30 gün uzat' }).click();
  await expect(trial).toContainText('44 gün kaldı');
  await panel.context().close();
});

test('an owner who was locked out is let in again by Admin', async ({ page, browser, expects }) => {
  expects.push(/status of 403/);
  const salon = await openSalon(page, { toursSeen });
  const { salonCode } = salon;
  const { person, code } = await addMember(page, salon);
  const colleague = await userCodeOf(salon, code);
  await salon.api('put', `/api/user/group/${colleague}`, { salonCode, groups: ['Administrator'] });
  const [owner] = await salon.api<{ userCode: string }[]>('get', `/api/Employee/by-salon/${salonCode}`);

  // The colleague takes the owner's rights away.
  const other = await browser.newContext();
  const signedIn = await other.request.post('/api/sign/in-phone', {
    data: { phone: person.phone, password: person.password },
  });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  const taken = await other.request.put(`/api/user/group/${owner?.userCode}`, {
    headers: { 'X-User-Token': accessToken },
    data: { salonCode, groups: [] },
  });
  expect(taken.status(), await taken.text()).toBe(200);
  await page.goto('/profil/çalışanlar');
  await expect(page.getByRole('heading', { name: /yetki/i }).first()).toBeVisible();

  const panel = await openPanelBeside(browser, salonPanel(salonCode));
  await card(panel, 'Ekip ve yöneticilik')
    .getByRole('button', { name: /Gonca Arman yönetici olsun/ })
    .click();
  const dialog = panel.getByRole('dialog', { name: 'Yöneticilik ver' });
  await dialog.getByLabel('Neden').fill('Sahibi giremiyor, kimliğini doğruladık.');
  await expectAccessible(panel);
  await dialog.getByRole('button', { name: 'Yöneticilik ver' }).click();
  await expect(panel.getByText('Gonca Arman artık yönetici')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Çalışanlar' })).toBeVisible();

  await panel.goto('/panel/audit');
  await expect(panel.getByText('Sahibi giremiyor, kimliğini doğruladık.').first()).toBeVisible();
  await panel.context().close();
  await other.close();
});
