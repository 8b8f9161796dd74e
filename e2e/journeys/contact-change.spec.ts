import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { pollOptions } from '../support/people.ts';
import { openSalon } from '../support/salon.ts';

// An account's way to sign in, on the real product with the mails that it sends.

type Message = { readonly to: string; readonly text: string };

/** The newest link that went to an address, once it is there. */
const linkTo = async (request: APIRequestContext, address: string): Promise<string> => {
  let link: string | undefined;
  const findLink = async (): Promise<boolean> => {
    const sent = (await (await request.get('/dev/gelen-kutusu/veri')).json()) as readonly Message[];
    const text = sent.find(({ to }) => to === address)?.text ?? '';
    link = /\/e-posta-onayi\/[\w-]+/.exec(text)?.[0];
    return link !== undefined;
  };
  await expect.poll(findLink, pollOptions).toBe(true);
  return link ?? '';
};

test('a new e-mail is the account’s once the link in its mail is confirmed, and never twice', async ({
  page,
  expects,
}) => {
  test.slow();
  const { owner } = await openSalon(page);
  const address = `yeni.${owner.digits}@ornek.com`;
  await page.goto('/profil/hesap');
  await expect(page.getByText('Onaylanmadı')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'E-posta adresini değiştir' }).click();
  const dialog = page.getByRole('dialog', { name: 'E-posta adresini değiştir' });
  await dialog.getByLabel('Yeni e-posta').fill(address);
  await dialog.getByLabel('Parolanız').fill('yanlış parola');
  expects.push(/422/, /410/);
  await dialog.getByRole('button', { name: 'Bağlantı gönder' }).click();
  await expect(dialog.getByLabel('Parolanız')).toHaveAccessibleDescription(
    'Parolanız bu değil. Kontrol edip yeniden yazın.',
  );
  await dialog.getByLabel('Parolanız').fill(owner.password);
  await dialog.getByRole('button', { name: 'Bağlantı gönder' }).click();
  await expect(page.getByText('Onay bağlantısı gönderildi')).toBeVisible();
  const link = await linkTo(page.request, address);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'E-posta adresinizi onaylayın' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'E-postamı onayla' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'E-posta adresiniz onaylandı' })).toBeVisible();
  await page.getByRole('link', { name: 'Hesabıma git' }).click();
  await expect(page.getByText(address)).toBeVisible();
  await expect(page.getByText('Onaylanmadı')).toHaveCount(0);
  await page.goto(link);
  await page.getByRole('button', { name: 'E-postamı onayla' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bu bağlantı artık açılmıyor' })).toBeVisible();
});
