import type { APIRequestContext } from '@playwright/test';
import { expect, requestTest, test } from '../support/journey.ts';

const onEveryAnswer = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(
    /display-capture=\(\), gyroscope=\(\).*, camera=\(self\), geolocation=\(self\)$/,
  ),
};

const headersOf = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { maxRedirects: 0 })).headers();

for (const path of ['/', '/giris-yap', '/dev/parcalar', '/no/such/page', '/assets/no-such-file.js']) {
  requestTest(`the page ${path} runs our own scripts only, and nobody may frame it`, async ({ request }) => {
    const headers = await headersOf(request, path);
    expect(headers).toMatchObject(onEveryAnswer);
    const policy = headers['content-security-policy']?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        expect.stringMatching(/^script-src 'nonce-[A-Za-z0-9+/=]{24}' 'strict-dynamic'$/),
        expect.stringMatching(/^style-src 'self' 'nonce-[A-Za-z0-9+/=]{24}'$/),
        "require-trusted-types-for 'script'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]),
    );
  });
}

requestTest(
  'every script and inline style of a page carries the nonce of its answer',
  async ({ request }) => {
    for (const path of ['/', '/giris-yap', '/dev/parcalar']) {
      const response = await request.get(path);
      const nonce = response.headers()['content-security-policy']?.match(/'nonce-([^']+)'/)?.[1];
      // Data for search engines is in a script too, but never runs.
      const scripts =
        (await response.text()).match(/<(?:script|style)\b(?! type="application\/ld\+json")[^>]*>/g) ?? [];
      for (const script of scripts) expect(script, path).toContain(`nonce="${nonce}"`);
    }
  },
);

requestTest('files and redirects carry the headers too, and may load nothing', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const assets = [...html.matchAll(/"(\/assets\/[^" ]+)[" ]/g)].map(([, path = '']) => path);
  expect(assets.length).toBeGreaterThan(0);
  for (const path of [...assets, '/favicon.svg', '/profil/c%CC%A7al%C4%B1s%CC%A7anlar']) {
    const headers = await headersOf(request, path);
    expect(headers, path).toMatchObject({
      ...onEveryAnswer,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  }
});

for (const path of ['/api/about', '/api/no-such-call']) {
  requestTest(
    `the API's answer to ${path} is kept by nobody and is nothing but data`,
    async ({ request }) => {
      expect(await headersOf(request, path)).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
      });
    },
  );
}

for (const path of ['/', '/dev/parcalar', '/giris-yap']) {
  test(`${path} asks nobody but us for anything`, async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.context().on('request', (request) => asked.push(request.url()));
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const elsewhere = asked.filter((url) => !/^(?:data|blob):/.test(url) && new URL(url).origin !== baseURL);
    expect(asked.length).toBeGreaterThan(1);
    expect(elsewhere).toEqual([]);
  });
}

requestTest('pages and scripts come packed, as the browser takes them', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [style = ''] = html.match(/\/assets\/[^"]+[.]css/) ?? [];
  for (const path of ['/', style]) {
    for (const encoding of ['br', 'gzip']) {
      const response = await request.get(path, { headers: { 'accept-encoding': encoding } });
      expect(response.headers(), `${path} ${encoding}`).toMatchObject({
        'content-encoding': encoding,
        vary: expect.stringContaining('Accept-Encoding'),
      });
    }
  }
});

requestTest(
  'a page that was rendered once for all still has a nonce of its own in every answer',
  async ({ request }) => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const response = await request.get('/');
        const [, nonce] = response.headers()['content-security-policy']?.match(/'nonce-([^']+)'/) ?? [];
        expect(await response.text()).toContain(`<style nonce="${nonce}"`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  },
);
