import { alterFirstPage } from '../support/alter.ts';
import { expect, test } from '../support/journey.ts';

const hydrationFailed = /React error #418/;

test('a script that somebody slips into a page does not run', async ({ page, expects }) => {
  expects.push(/Executing inline script violates/, hydrationFailed);
  await alterFirstPage(page, (html) =>
    html.replace('</main>', '<script>window.slipped = true</script></main>'),
  );
  await page.goto('/');
  await expect(page.getByText('Modüller soruluyor…')).toBeHidden();
  expect(await page.evaluate('window.slipped')).toBeUndefined();
});

test('a page that an extension has altered still works', async ({ page, expects }) => {
  expects.push(hydrationFailed);
  await alterFirstPage(page, (html) => html.replace('<main>', '<main><div>extension</div>'));
  await page.goto('/');
  await expect(page.getByText('Modüller soruluyor…')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Çalışan modüller' })).toBeVisible();
  await expect(page.getByText('extension')).toBeHidden();
});

test('a string that becomes markup is refused', async ({ page, expects }) => {
  expects.push(/TrustedHTML/);
  await page.goto('/');
  const assign = page.evaluate('document.body.innerHTML = "<b>markup</b>"');
  await expect(assign).rejects.toThrow('TrustedHTML');
});

test('every page has a nonce of its own, and no shared cache may keep it', async ({ request }) => {
  const nonces = new Set<string | undefined>();
  for (const path of ['/', '/', '/no/such/page']) {
    const { 'content-security-policy': policy, 'cache-control': cache } = (await request.get(path)).headers();
    nonces.add(policy?.match(/'nonce-([^']+)'/)?.[1]);
    expect(cache).toContain('private');
  }
  expect(nonces.size).toBe(3);
});
