import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, requestTest, test } from '../support/journey.ts';

/** Every page of our own that search engines are told of, but for the answers of the help, which look alike. */
const pages = {
  '/biz-kimiz': 'Adı Ayna, çünkü yansıtır.',
  '/ne-sagliyoruz': 'Bir salonun bütün işi, tek masada.',
  '/kimler-icin': 'Her koltuğun kendi günü var.',
  '/ozellikler': 'Bir gününüz, baştan sona.',
  '/nasil-kullanilir': 'On kısa ders, bir çay süresi.',
  '/karsilastirma': 'Deftere, tabloya, takvime karşı.',
  '/yardim': 'Neyi arıyorsunuz?',
  '/yardim/yenilikler': 'Yenilikler',
  '/yardim/randevu-tasima': 'Randevuyu başka saate nasıl taşırım?',
};

/** Where somebody signs in or works; what of them may be seen signed out is no part of the site. */
const isApp = (path: string): boolean =>
  /^\/(?:profil|panel|giris-yap|kayit-ol|sifremi-unuttum|salon-olustur|ozel-sablon|randevularim|odeme)\b/.test(
    path,
  );

/** Documents of their own: the examples of the templates look like a salon's site. */
const isExample = (path: string): boolean => path.startsWith('/hazir-sablonlar/');

const unescape = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => unescape(href));

type Visited = { readonly html: string; readonly links: readonly URL[] };

/** Follows every link of ours from the home page on. */
const crawl = async (request: APIRequestContext, origin: string): Promise<ReadonlyMap<string, Visited>> => {
  const visited = new Map<string, Visited>();
  const waiting = ['/'];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (visited.has(address)) continue;
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    // A film to take along is no page.
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    const html = await response.text();
    const links = linksOf(html)
      .filter((href) => !/^(?:mailto|tel):/.test(href))
      .map((href) => new URL(href, origin + address))
      .filter((url) => url.origin === origin);
    visited.set(address, { html, links });
    const { pathname } = new URL(address, origin);
    if (!isApp(pathname) && !isExample(pathname))
      waiting.push(...links.map((url) => url.pathname + url.search));
  }
  return visited;
};

requestTest(
  'every link of the site leads to a page that answers, and every anchor to a place on it',
  async ({ request, baseURL }) => {
    requestTest.slow();
    const visited = await crawl(request, baseURL ?? '');
    expect(visited.size).toBeGreaterThan(50);
    for (const [address, { html, links }] of visited) {
      const { pathname } = new URL(address, baseURL);
      if (isApp(pathname) || isExample(pathname)) continue;
      expect(html.match(/<h1\b/g), `${address}: one h1`).toHaveLength(1);
      expect(html, `${address}: a description`).toMatch(
        /<meta name="(?:description|robots)" content="[^"]+"/,
      );
      for (const { pathname: path, search, hash } of links)
        if (hash) {
          const id = decodeURIComponent(hash.slice(1));
          expect(visited.get(path + search)?.html, `${address} -> ${path}${hash}`).toContain(`id="${id}"`);
        }
    }

    // No page is left aside: what search engines are told of is what a person finds, in both directions.
    const sitemap = await (await request.get('/sitemap/ilk.xml')).text();
    const told = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)]
      .map(([, url = '']) => new URL(url).pathname)
      .filter((path) => !path.startsWith('/salon/'));
    expect(told.length).toBeGreaterThan(40);
    for (const path of told) expect([...visited.keys()]).toContain(path);
    const found = [...visited.keys()].filter(
      (address) => !isApp(address) && !isExample(address) && !address.includes('?'),
    );
    // Pages that are still to come ask not to be found.
    for (const path of found.filter((one) => !visited.get(one)?.html.includes('content="noindex"')))
      expect(told, path).toContain(path);
  },
);

for (const path of ['/', ...Object.keys(pages), '/hazir-sablonlar', '/iletisim', '/gizlilik-politikasi'])
  requestTest(`${path} says what it is to search engines and messengers`, async ({ request, baseURL }) => {
    const html = await (await request.get(path)).text();
    const tag = (pattern: RegExp): string => unescape(pattern.exec(html)?.[1] ?? '');
    expect(tag(/<link rel="canonical" href="([^"]*)"/)).toBe(`${baseURL}${path}`);
    expect(tag(/<meta property="og:url" content="([^"]*)"/)).toBe(`${baseURL}${path}`);
    expect(tag(/<meta property="og:title" content="([^"]*)"/)).toBe(tag(/<title>([^<]*)<\/title>/));
    expect(tag(/<meta name="description" content="([^"]*)"/).length).toBeGreaterThan(50);

    const things = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as { '@type': string },
    );
    const types = things.map((thing) => thing['@type']);
    expect(types).toContain(path === '/' ? 'Organization' : 'BreadcrumbList');
    if (path === '/yardim/randevu-tasima') expect(types).toContain('FAQPage');
    if (path === '/nasil-kullanilir') expect(types).toContain('VideoObject');
  });

requestTest('the picture of a shared link is a PNG of the size that networks show', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, url = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
  const response = await request.get(url);
  expect(response.headers()).toMatchObject({
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const bytes = await response.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(bytes.length).toBeLessThan(200_000);
});

for (const [path, title] of Object.entries(pages)) {
  test(`${path} reads whole without JavaScript, is accessible and fits any window`, {
    tag: '@phone',
  }, async ({ page, browser, isMobile }) => {
    if (!isMobile) {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(path);
      await expect(plain.getByRole('heading', { level: 1, name: title })).toBeVisible();
      // Nothing waits for a script: what is in the page is seen.
      await expect(plain.locator('main :is(h2, h3, p):visible').first()).toBeVisible();
      await context.close();
    }
    await page.goto(path);
    await expectAccessible(page);
    for (const width of isMobile ? [320] : [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectFits(page, width);
    }
  });

  requestTest(`${path} is sent with less than 15 kB of script`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).not.toContain('modulepreload');
    expect(html).not.toContain('<script src');
    const scripts = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, script = '']) => script,
    );
    expect(gzipSync(scripts.join('\n')).length).toBeLessThan(15_000);
  });
}

test('lessons have their pictures, and a film that waits to be played', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/nasil-kullanilir');
  const pictures = page.locator('main picture img');
  await expect(pictures).toHaveCount(10);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0)))
      .toBeGreaterThan(0);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      isMobile ? /-telefon/ : /-720/,
    );
    expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(20);
  }
  const rail = page.getByRole('navigation', { name: 'Dersler' });
  await rail.getByRole('link', { name: /Ayı kapatın/ }).click();
  await expect(rail.getByRole('link', { name: /Ayı kapatın/ })).toHaveAttribute('aria-current', 'true');

  // It costs nobody anything who does not ask for it.
  expect(asked.filter((path) => path.endsWith('.mp4'))).toEqual([]);
  const film = page.locator('video');
  await page.getByRole('button', { name: /^Oynat.*Takvimde bir gün/ }).click();
  await expect(film).toBeFocused();
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
  expect(await film.evaluate((one: HTMLVideoElement) => [one.videoWidth, one.videoHeight])).toEqual([
    1280, 800,
  ]);
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.textTracks[0]?.cues?.length)).toBe(14);
  await page.getByText('Filmi okuyun').click();
  await expect(page.getByText('Kapıdan bir müşteri girer')).toBeVisible();
});

requestTest('a browser may ask for a part of the film', async ({ request }) => {
  const html = await (await request.get('/nasil-kullanilir')).text();
  const [, film = ''] = /<source src="([^"]*\.mp4)"/.exec(html) ?? [];
  const part = await request.get(film, { headers: { Range: 'bytes=0-99' } });
  expect(part.status()).toBe(206);
  expect((await part.body()).length).toBe(100);
  expect(Number(part.headers()['content-range']?.split('/')[1])).toBeLessThan(3_000_000);
});

test.describe('the help without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('finds answers by a form, and each has its own page', async ({ page }) => {
    await page.goto('/yardim');
    await page.getByRole('searchbox', { name: 'Yardımda ara' }).fill('sms gitmedi');
    await page.getByRole('button', { name: 'Ara', exact: true }).click();
    await expect(page).toHaveURL('/yardim?ara=sms+gitmedi');
    const results = page.getByRole('region', { name: 'Sonuçlar' });
    await expect(results.getByRole('article')).toContainText('Dört nedenden biridir.');
    await expect(results.locator('mark').first()).toBeVisible();
    await results.getByRole('link', { name: /^Çalışan davet SMS/ }).click();
    await expect(page).toHaveURL('/yardim/davet-gelmedi');
    await expect(page.getByRole('heading', { level: 1, name: 'Çalışan davet SMS’i gelmedi' })).toBeVisible();
    await page.getByRole('link', { name: 'Bütün sorular' }).click();
    await expect(page).toHaveURL('/yardim');
  });

  test('says so when it finds nothing, and leads on', async ({ page }) => {
    await page.goto('/yardim?ara=xyzzy');
    await expect(page.getByText('“xyzzy” için bir yanıt bulamadık.')).toBeVisible();
    const results = page.getByRole('region', { name: 'Sonuçlar' });
    await expect(results.getByRole('link', { name: 'Bize yazın' })).toHaveAttribute('href', '/iletisim');
    await expect(page.getByRole('link', { name: 'Karekodu nasıl bastırırım?' })).toBeVisible();
  });
});

test('the questions of the help are filtered while somebody types', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/yardim');
  const first = page.getByRole('link', { name: 'Randevuyu başka saate nasıl taşırım?' });
  await expect(first).toBeVisible();
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox', { name: 'Yardımda ara' });
  await expect(field).toBeFocused();
  await field.pressSequentially('KAREKOD');
  await expect(page.getByRole('link', { name: 'Karekodu nasıl bastırırım?' })).toBeVisible();
  await expect(first).toBeHidden();
  await expect(page.getByRole('status')).toHaveText('1 soru eşleşti.');
  await field.fill('xyzzy');
  await expect(page.getByRole('status')).toHaveText(/^Başlıklarda yok/);
  await field.fill('');
  await expect(first).toBeVisible();
  await expect(page.getByRole('status')).toBeEmpty();
});

requestTest('an answer that does not exist is not found', async ({ request }) => {
  expect((await request.get('/yardim/olmayan-yanit')).status()).toBe(404);
});
