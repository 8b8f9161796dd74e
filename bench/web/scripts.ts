import { gzipSync } from 'node:zlib';
import type { Browser } from '../../e2e/support/chromium.ts';
import { collectErrors } from './visit.ts';

const gzipKilobytes = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length / 1000;

const inlineScripts = `[...document.scripts]
  .filter(({ src, type }) => !src && (!type || type === 'module' || /javascript/.test(type)))
  .map(({ textContent }) => textContent).join('\\n')`;

const scriptName = (url: string): string => new URL(url).pathname.replace(/^.*\/|-[\w-]{8}(?=[.]js$)/g, '');

type Scripts = {
  readonly gzipKb: number;
  /** By file, the heaviest first; scripts in the page itself count as one. */
  readonly parts: Readonly<Record<string, number>>;
  readonly errors: readonly string[];
};

/** Size of all JavaScript of a page, inline or fetched, after gzip. What is prefetched belongs to the next page. */
export const measureScripts = async (browser: Browser, url: string): Promise<Scripts> => {
  const page = await browser.newPage();
  const errors = collectErrors(page);
  const fetched: Promise<[name: string, kilobytes: number]>[] = [];
  page.on('response', (response) => {
    const isPrefetch = response.request().headers()['sec-purpose'] === 'prefetch';
    if (!isPrefetch && /javascript/.test(response.headers()['content-type'] ?? ''))
      fetched.push(response.body().then((body) => [scriptName(response.url()), gzipKilobytes(body)]));
  });
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  if (!response?.ok()) throw new Error(`${url} responded with status ${response?.status()}`);
  const inline = await page.evaluate<string>(inlineScripts);
  const parts = [
    ...(await Promise.all(fetched)),
    ...(inline ? [['in the page', gzipKilobytes(inline)] as const] : []),
  ];
  await page.close();
  const heaviestFirst = parts.toSorted(([, a], [, b]) => b - a);
  return {
    gzipKb: Number(parts.reduce((sum, [, kilobytes]) => sum + kilobytes, 0).toFixed(2)),
    parts: Object.fromEntries(heaviestFirst.map(([name, kilobytes]) => [name, Number(kilobytes.toFixed(2))])),
    errors,
  };
};
