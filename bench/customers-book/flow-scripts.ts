import { gzipSync } from 'node:zlib';
import type { Page } from '../../e2e/support/chromium.ts';

/**
 * Collects every script that the page loads until it is asked: those of all steps, fetched ahead or when a step needs
 * them, each address once. Beside them what the steps' own pages carry inline.
 */
export const collectScripts = (page: Page) => {
  const sizes = new Map<string, Promise<number>>();
  const gzipBytes = (body: Buffer): number => gzipSync(body, { level: 9 }).length;
  page.on('response', (response) => {
    const url = response.url();
    if (sizes.has(url) || !/javascript/.test(response.headers()['content-type'] ?? '')) return;
    // A prefetch has no body to read; its file is read again when it is used.
    if (response.request().resourceType() === 'prefetch') return;
    sizes.set(
      url,
      response.body().then(gzipBytes, () => 0),
    );
  });
  return async (): Promise<number> => {
    const bytes = await Promise.all(sizes.values());
    return Number((bytes.reduce((sum, size) => sum + size, 0) / 1_000).toFixed(2));
  };
};
