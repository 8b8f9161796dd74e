import { button, completeEarly, openDetails, salonWithAppointment } from '../support/appointment-details.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, requestTest, test } from '../support/journey.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a completed visit is reviewed by its link on a phone without scripts, and the salon answers', async ({
  page,
  browser,
  expects,
}) => {
  // The completion may reach the reviews only after the link is asked for, which is tried again then.
  expects.push(/404/);
  const { salon, booked } = await salonWithAppointment(page);
  const dialog = await openDetails(page, booked);
  await expect(button(dialog, 'Değerlendirme bağlantısı')).toBeHidden();
  await completeEarly(dialog);
  await button(dialog, 'Değerlendirme bağlantısı').click();
  await expect(dialog.getByText('Müşterinin değerlendirme bağlantısı')).toBeVisible();
  await dialog.getByRole('button', { name: 'Kopyala', exact: true }).last().click();
  const link = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(link).toMatch(/\/degerlendir\/[\w-]{24}$/);

  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  });
  const phone = await context.newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Melike, nasıl geçti?' })).toBeVisible();
  await expectFits(phone, 390);
  await phone.getByLabel('Birkaç söz ekleyin').fill('Tonu tam istediğim gibi oldu. <b>Teşekkürler</b>');
  await phone.getByRole('button', { name: 'Değerlendirmeyi gönder' }).click();
  await expect(phone.getByText('Kaç yıldız verdiğinizi seçin.')).toBeVisible();
  await phone.getByRole('radio', { name: '4 yıldız, İyiydi' }).check();
  await expect(phone.getByText('5 üzerinden 4', { exact: true })).toBeVisible();
  await phone.getByRole('button', { name: 'Değerlendirmeyi gönder' }).click();
  await expect(phone.getByRole('heading', { name: 'Teşekkürler Melike, yorumunuz yayında' })).toBeVisible();
  await expect(phone.getByText('Tonu tam istediğim gibi oldu. <b>Teşekkürler</b>')).toBeVisible();
  await context.close();

  await page.goto('/profil/yorumlar');
  const card = page.getByRole('list', { name: 'Yorumlar', exact: true }).getByRole('listitem');
  await expect(card).toContainText('Melike I.');
  await expectAccessible(page);
  await button(page, /^Yanıtla/).click();
  await page.getByRole('dialog').getByLabel('Yanıtınız').fill('Yine bekleriz.');
  await button(page.getByRole('dialog'), 'Yayınla').click();
  await expect(card).toContainText('Yine bekleriz.');
  const shown = await page.request.get(`/api/Content/public/${salon.salonCode}`);
  expect(await shown.json()).toMatchObject({
    reviews: [{ stars: 4, name: 'Melike I.', answer: 'Yine bekleriz.' }],
  });
});

requestTest('a link that is over or was never made says so', async ({ request }) => {
  for (const token of ['abc123', 'a'.repeat(24)]) {
    const response = await request.get(`/degerlendir/${token}`);
    expect(response.status()).toBe(410);
    expect(response.headers()['content-security-policy']).toContain("form-action 'self'");
    expect(await response.text()).toContain('Bu bağlantı artık geçerli değil');
  }
});
