import { alterPage } from '../support/alter-page.ts';
import { expect, requestTest, test } from '../support/journey.ts';

const hydrationFailed = /React error #418/;

// A page that hydrates; the public ones ship no framework script at all.
const page = '/giris-yap';

test('a script that somebody slips into a page does not run', async ({ page: tab, expects }) => {
  expects.push(/Executing inline script violates/, hydrationFailed);
  await alterPage(tab, page, (html) =>
    html.replace('</main>', '<script>window.slipped = true</script></main>'),
  );
  await tab.goto(page);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await tab.evaluate('window.slipped')).toBeUndefined();
});

test('a page that an extension has altered still works', async ({ page: tab, expects }) => {
  expects.push(hydrationFailed);
  await alterPage(tab, page, (html) => html.replace(/(<main[^>]*>)/, '$1<div>extension</div>'));
  await tab.goto(page);
  await expect(tab.getByText('extension')).toBeHidden();
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a string that becomes markup is refused', async ({ page, expects }) => {
  expects.push(/TrustedHTML/);
  await page.goto('/');
  const assign = page.evaluate('document.body.innerHTML = "<b>markup</b>"');
  await expect(assign).rejects.toThrow('TrustedHTML');
});

requestTest('every page has a nonce of its own, and no shared cache may keep it', async ({ request }) => {
  const nonces = new Set<string | undefined>();
  for (const path of ['/', '/', '/no/such/page']) {
    const { 'content-security-policy': policy, 'cache-control': cache } = (await request.get(path)).headers();
    nonces.add(policy?.match(/'nonce-([^']+)'/)?.[1]);
    expect(cache).toContain('private');
  }
  expect(nonces.size).toBe(3);
});

requestTest(
  'the page on which a card is typed has a policy of its own and is never kept',
  async ({ request }) => {
    const headers = (await request.get('/odeme?kart=yeni')).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).not.toMatch(/blob:|unsafe|https?:/);
    expect(headers['cache-control']).toContain('no-store');
  },
);
