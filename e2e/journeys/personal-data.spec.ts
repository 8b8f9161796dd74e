import { readFile } from 'node:fs/promises';
import { addService, book } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { addCard } from '../support/customers.ts';
import { workday } from '../support/days.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, test } from '../support/journey.ts';
import { createAccount, signIn } from '../support/people.ts';
import { openSalon } from '../support/salon.ts';
import { toast } from '../support/toast.ts';

// What the law gives everybody, on the real product: a copy of one's data, and an end of it.

test.slow();

test('somebody takes a copy of all own data and then deletes the account for good', async ({
  page,
  expects,
}) => {
  const person = await createAccount(page.request, 'customer');
  await page.goto('/giris-yap');
  await signIn(page, person);
  await page.waitForURL((url) => url.pathname !== '/giris-yap');
  await page.goto('/profil/hesap');
  await page.getByRole('button', { name: 'İndir', exact: true }).click();
  const download = page.getByRole('dialog', { name: 'Verilerimi indir' });
  await expectAccessible(page);
  expects.push(/422/);
  await download.getByLabel('Parolanız').fill('yanlis bir parola');
  await download.getByRole('button', { name: 'İndir' }).click();
  await expect(download.getByText('Parolanız bu değil')).toBeVisible();
  await download.getByLabel('Parolanız').fill(person.password);
  const saving = page.waitForEvent('download');
  await download.getByRole('button', { name: 'İndir' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('ayna-verilerim.html');
  const text = await readFile(await saved.path(), 'utf8');
  for (const mine of [person.lastname, person.phone, person.email, 'Randevularınız', 'Oturumlarınız'])
    expect(text).toContain(mine);
  await page.getByRole('button', { name: 'Sil', exact: true }).click();
  const deletion = page.getByRole('dialog', { name: 'Hesabımı sil' });
  await expect(deletion.getByText('Gelecek randevularınız iptal edilir.')).toBeVisible();
  await expectFits(page, page.viewportSize()?.width ?? 0);
  await deletion.getByLabel('Parolanız').fill(person.password);
  await deletion.getByRole('button', { name: 'Hesabımı kalıcı olarak sil' }).click();
  await page.waitForURL('/');
  expects.push(/40[01]/);
  const again = await page.request.post('/api/sign/in-phone', {
    data: { phone: person.phone, password: person.password },
  });
  expect(again.status()).toBe(400);
});

test('who works in a salon is told why the account stays', async ({ page }) => {
  await openSalon(page);
  await page.goto('/profil/hesap');
  await page.getByRole('button', { name: 'Sil', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Hesabımı sil' });
  await expect(dialog.getByText('Bir salonda çalışırken hesabınızı silemezsiniz.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(dialog).toBeHidden();
});

test('a salon erases a customer by name once no appointment is coming, and the calendar keeps a nameless visit', async ({
  page,
}) => {
  const salon = await openSalon(page, { toursSeen: ['customers', 'customer'] });
  const card = await addCard(salon, { name: 'Işıl', lastname: 'Karaca', phone: '+905327741806', tags: [] });
  const service = await addService(salon);
  const [owner] = await salon.api<{ code: string }[]>('get', `/api/Employee/by-salon/${salon.salonCode}`);
  const visit = await book(
    salon,
    { service, employeeCode: owner?.code ?? '', start: `${workday}T11:00:00` },
    { customerCode: card.code },
  );
  const open = async () => {
    await page.goto(`/profil/musteri/${card.code}`);
    await page.getByRole('button', { name: 'Diğer işlemler' }).click();
    await page.getByRole('menuitem', { name: 'Kişisel verileri sil' }).click();
    return page.getByRole('dialog', { name: 'Kişisel verileri kalıcı olarak sil' });
  };
  const refused = await open();
  await expect(refused.getByText('gelecek bir randevusu var')).toBeVisible();
  await salon.api('patch', `/api/Appointment/update-status/${visit.code}?status=Canceled`);
  await expect
    .poll(async () => {
      const { figures } = await salon.api<{ figures: { nextVisit: unknown } }>(
        'get',
        `/api/Customer/${card.code}`,
      );
      return figures.nextVisit;
    })
    .toBeNull();
  const dialog = await open();
  await expectAccessible(page);
  await expectFits(page, page.viewportSize()?.width ?? 0);
  const name = dialog.getByLabel('Onaylamak için müşterinin adını yazın');
  await name.fill('Işıl');
  await dialog.getByRole('button', { name: 'Kalıcı olarak sil' }).click();
  await expect(dialog.getByText('Ad, karttaki adla aynı olmalı.')).toBeVisible();
  await name.fill('ışıl karaca');
  await dialog.getByRole('button', { name: 'Kalıcı olarak sil' }).click();
  await expect(toast(page, 'Kişisel veriler silindi')).toBeVisible();
  await expect(page.getByText('Işıl Karaca')).toHaveCount(0);
  await expect
    .poll(() => salon.api('get', `/api/Appointment/${visit.code}`))
    .toMatchObject({ status: 'Canceled', customerCode: null, customerSnapshot: null });
});
