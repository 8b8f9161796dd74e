import type { Browser, Page } from '../../e2e/support/chromium.ts';

export type Visit = {
  /** Until the first byte of the page. */
  readonly responseMs: number;
  readonly firstPaintMs: number;
  readonly lcpMs: number;
  /** The largest contentful element. */
  readonly lcpOf: string;
  readonly cls: number;
  readonly kilobytes: number;
  readonly errors: readonly string[];
};

/** Chrome's own 'fast 3G', and a phone a quarter as quick as this machine. */
const slowNetwork = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Layout shifts may follow the last paint, so the figures are read a moment later. */
const settleMs = 1_500;

const observePaints = `
  window.seen = { lcpMs: 0, lcpOf: '', cls: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime, element, url } of list.getEntries()) {
      window.seen.lcpMs = startTime;
      window.seen.lcpOf = url || (element ? element.tagName + ' ' + element.textContent.trim().slice(0, 40) : '');
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.seen.cls += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** The browser reports a paint some time after it. */
const untilPainted = `new Promise((resolve) => {
  const check = () => (window.seen.lcpMs > 0 ? resolve() : setTimeout(check, 50));
  check();
})`;

const readFigures = `({
  ...window.seen,
  responseMs: performance.getEntriesByType('navigation')[0].responseStart,
  firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  kilobytes: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
})`;

export const collectErrors = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
};

/** A first visit on a slow phone: nothing cached, nothing connected. */
export const visitPage = async (browser: Browser, url: string): Promise<Visit> => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const errors = collectErrors(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...slowNetwork });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observePaints);
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(untilPainted);
  await page.waitForTimeout(settleMs);
  const figures = await page.evaluate<Omit<Visit, 'errors'>>(readFigures);
  await context.close();
  return { ...figures, errors };
};
