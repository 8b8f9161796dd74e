import { gzipSync } from 'node:zlib';
import type { Browser } from '../../e2e/support/chromium.ts';
import { errorsOf } from './visit.ts';

const kilobytesOf = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length / 1000;

const inlineScripts = `[...document.scripts]
  .filter(({ src, type }) => !src && (!type || type === 'module' || /javascript/.test(type)))
  .map(({ textContent }) => textContent).join('\\n')`;

const nameOf = (url: string): string => new URL(url).pathname.replace(/^.*\/|-[\w-]{8}(?=[.]js$)/g, '');

type Scripts = {
  readonly gzipKb: number;
  /** By file, the heaviest first; scripts in the page itself count as one. */
  readonly parts: Readonly<Record<string, number>>;
  readonly errors: readonly string[];
};

/** All JavaScript that a page brings along, written in it or fetched, as gzip would send it. */
export const scriptsOf = async (browser: Browser, url: string): Promise<Scripts> => {
  const page = await browser.newPage();
  const errors = errorsOf(page);
  const fetched: Promise<[name: string, kilobytes: number]>[] = [];
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? ''))
      fetched.push(response.body().then((body) => [nameOf(response.url()), kilobytesOf(body)]));
  });
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  if (!response?.ok()) throw new Error(`${url} answers ${response?.status()}`);
  const inline = await page.evaluate<string>(inlineScripts);
  const parts = [
    ...(await Promise.all(fetched)),
    ...(inline ? [['in the page', kilobytesOf(inline)] as const] : []),
  ];
  await page.close();
  const heaviestFirst = parts.toSorted(([, a], [, b]) => b - a);
  return {
    gzipKb: Number(parts.reduce((sum, [, kilobytes]) => sum + kilobytes, 0).toFixed(2)),
    parts: Object.fromEntries(heaviestFirst.map(([name, kilobytes]) => [name, Number(kilobytes.toFixed(2))])),
    errors,
  };
};
