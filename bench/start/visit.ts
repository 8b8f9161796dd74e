import type { BrowserContext, Page } from '../../e2e/support/chromium.ts';

/** Chrome's own 'fast 3G', and a machine a quarter as quick as this one. */
const slowNetwork = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;

/** Layout shifts and calls may follow what was waited for. */
const settleMs = 2_000;
const MAX_WAIT_MS = 60_000;

/** A box of the screen with its text: x, y, width, height, text. */
export type Box = readonly [number, number, number, number, string];

export type Visit = {
  readonly shownMs: number;
  readonly cls: number;
  /** Those that were there when the screen was shown, as they came over the line. */
  readonly scripts: { readonly files: number; readonly bytes: number; readonly names: readonly string[] };
  /** With their methods: what a page reads and then writes at one address is not asked for twice. */
  readonly calls: readonly string[];
  readonly profile: Readonly<Record<string, number>>;
  readonly boxes: readonly Box[];
  readonly html: string;
};

const observe = (selector: string): string => `
  window.seen = { shownMs: 0, cls: 0, longMs: 0 };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.seen.cls += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (!window.seen.shownMs || startTime < window.seen.shownMs) window.seen.longMs += duration;
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    // The frame after the one that has it is painted.
    if (document.querySelector(${JSON.stringify(selector)})) requestAnimationFrame(() => setTimeout(() => { window.seen.shownMs = performance.now() }));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

const readBoxes = (
  selector: string,
): string => `[...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [...[x, y, width, height].map(Math.round), one.textContent];
})`;

const readFigures = `(() => {
  const { shownMs, cls, longMs } = window.seen;
  const all = performance.getEntriesByType('resource');
  const scripts = all.filter(({ name, responseEnd }) => /\\.js$/.test(new URL(name).pathname) && responseEnd <= shownMs);
  const api = all.filter(({ name }) => new URL(name).pathname.startsWith('/api/') && !name.includes('/api/live'));
  const last = (entries) => Math.round(Math.max(0, ...entries.filter((one) => one.responseEnd <= shownMs).map((one) => one.responseEnd)));
  const [page] = performance.getEntriesByType('navigation');
  return {
    shownMs, cls,
    scripts: {
      files: scripts.length,
      bytes: scripts.reduce((sum, one) => sum + one.encodedBodySize, 0),
      names: scripts.map(({ name }) => new URL(name).pathname),
    },
    profile: {
      htmlMs: Math.round(page.responseEnd), scriptsMs: last(scripts), dataMs: last(api),
      longTasksMs: Math.round(longMs), shownMs: Math.round(shownMs),
    },
  };
})()`;

/** The policy of our pages forbids `eval`, which Playwright's own waiting needs. */
const untilShown = `new Promise((resolve, reject) => {
  const check = () => {
    if (window.seen.shownMs > 0) resolve();
    else if (performance.now() > ${MAX_WAIT_MS}) reject(new Error('nothing was shown'));
    else setTimeout(check, 50);
  };
  check();
})`;

type SlowDown = (context: BrowserContext, page: Page) => Promise<unknown>;

/** Slows a page's scripts and drawing down, not its line. */
export const slowProcessor: SlowDown = async (context, page) => {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
};

/** Slows a page down as a phone on a slow line. */
export const slowDown: SlowDown = async (context, page) => {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...slowNetwork });
  await slowProcessor(context, page);
};

/** The calls that the page sends from now on. The page's own timings do not tell a GET from a POST. */
const recordCalls = (page: Page): readonly string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/live'))
      calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
};

/** Opens a page on the slow line, or slowed down otherwise, and reads when the first of `selector` was painted. */
export const visit = async (
  context: BrowserContext,
  url: string,
  selector: string,
  slow: SlowDown = slowDown,
): Promise<Visit> => {
  const page = await context.newPage();
  await slow(context, page);
  await page.addInitScript(observe(selector));
  const calls = recordCalls(page);
  const response = await page.goto(url, { waitUntil: 'commit' });
  await page.evaluate(untilShown);
  await page.waitForTimeout(settleMs);
  const figures = await page.evaluate<Omit<Visit, 'boxes' | 'calls' | 'html'>>(readFigures);
  const boxes = await page.evaluate<Box[]>(readBoxes(selector));
  const html = (await response?.text()) ?? '';
  await page.close();
  return { ...figures, boxes, calls, html };
};
