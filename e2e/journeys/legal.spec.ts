import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, test } from '../support/journey.ts';

const pages = {
  '/kvkk-kapsaminda-aydinlatma-metni': {
    title: 'KVKK kapsamında aydınlatma metni',
    // What article 10 of the law wants said.
    sections: [
      'Veri sorumlusu',
      'Hangi verileri işliyoruz',
      'Amaçlar ve hukuki sebepler',
      'Verileri nasıl topluyoruz',
      'Kimlere aktarıyoruz',
      'Ne kadar saklıyoruz',
      'Haklarınız',
      'Nasıl başvurursunuz',
    ],
  },
  '/gizlilik-politikasi': {
    title: 'Gizlilik politikası',
    sections: ['Kısaca', 'Çerezler ve tarayıcınızda tutulanlar', 'Ödeme', 'Güvenlik'],
  },
  '/sozlesmeler': {
    title: 'Sözleşmeler',
    sections: [
      'Diğer metinler',
      'Taraflar ve konu',
      'Paketler ve ücret',
      'Salonlar için veri işleme şartları',
    ],
  },
  '/mesafeli-satis-sozlesmesi': {
    title: 'Mesafeli satış sözleşmesi',
    // What the regulation on distance contracts wants said before somebody pays.
    sections: [
      'Taraflar',
      'Hizmetin nitelikleri',
      'Fiyat ve vergiler',
      'Ödeme',
      'Dönem ve yenileme',
      'Cayma hakkı',
      'Şikâyet ve uyuşmazlık',
    ],
  },
  '/teslimat-ve-iade-politikasi': {
    title: 'Teslimat ve iade politikası',
    sections: ['Kısaca', 'Teslimat', 'Cayma ve iade', 'İade nasıl yapılır'],
  },
};

for (const [path, { title, sections }] of Object.entries(pages)) {
  test.describe(`${path} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('reads whole, with version, date and contents', async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} · Ayna`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(/^Sürüm \d+ · \d+ \S+ \d{4} \S+$/)).toBeVisible();
      for (const name of sections)
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      const contents = page.getByRole('navigation', { name: 'İçindekiler' });
      const headings = await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
      expect(await contents.getByRole('link').allTextContents()).toEqual(headings);
      for (const link of await contents.getByRole('link').all()) {
        const address = (await link.getAttribute('href')) ?? '';
        await expect(page.locator(address)).toHaveCount(1);
      }
    });
  });

  test(`${path} is sent without the framework`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
  });

  test(`${path} is accessible and fits a narrow window`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectFits(page, 320);
  });
}

test("the operator's details are said, or visibly not set", async ({ page }) => {
  await page.goto('/kvkk-kapsaminda-aydinlatma-metni');
  const rows = page.getByRole('row').filter({ hasText: /Ticaret unvanı|MERSİS|KEP|Adres|Telefon/ });
  for (const row of await rows.all()) await expect(row.getByRole('cell').last()).not.toBeEmpty();
  await expect(page.getByText('{{')).toHaveCount(0);
});

test('on paper there is the text alone', async ({ page }) => {
  await page.goto('/sozlesmeler');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'İçindekiler' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Sözleşmeler' })).toBeVisible();
});
