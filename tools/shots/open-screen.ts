import type { Page } from '../../e2e/support/chromium.ts';
import { waitForHydration } from '../../e2e/support/hydration.ts';
import type { Screen } from './screen.ts';

export const loadTimeout = 15_000;
/** Between two calls that follow each other a page waits for nothing, for a moment. */
const quietLooks = 4;

/**
 * Names what the page still waits for; empty when it is complete. It looks when the page has nothing else to do: a
 * script that runs may be about to ask for more. A view that is away keeps its skeleton unseen.
 */
const findLoading = `(async () => {
  await new Promise((done) => requestIdleCallback(done, { timeout: 500 }));
  const isShown = (element) => element.checkVisibility() && !element.closest('[data-view=away]');
  if (document.readyState !== 'complete') return 'the page';
  if ([...document.querySelectorAll('[data-entering], [data-exiting]')].some(isShown)) return 'a transition';
  if (document.fonts.status !== 'loaded') return 'fonts';
  if ([...document.images].some((image) => !image.complete && image.loading !== 'lazy')) return 'images';
  return [...document.querySelectorAll('.skeleton, [aria-busy=true]')].some(isShown) ? 'a skeleton' : '';
})()`;

/** Follows the requests of a page. The live stream stays open for as long as the page. */
const trackRequests = (page: Page) => {
  const open = new Set<object>();
  page.on('request', (request) => {
    if (!request.url().includes('/api/live')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
};

/** Resolves once the page waits for nothing, at several looks in a row; otherwise with what it waits for. */
const settle = async (page: Page, open: ReadonlySet<object>, isHeld: boolean): Promise<string> => {
  const until = Date.now() + (isHeld ? 2_000 : loadTimeout);
  let loading = '';
  for (let quiet = 0; quiet < quietLooks; ) {
    loading = open.size > 0 ? 'a request' : await page.evaluate<string>(findLoading);
    quiet = loading === '' ? quiet + 1 : 0;
    // A page that nobody looks at draws no frames, and a dialog fades in by frames: a picture draws one.
    if (loading === 'a transition') await page.screenshot({ clip: { x: 0, y: 0, width: 8, height: 8 } });
    if (Date.now() > until) return isHeld ? '' : loading;
    await page.waitForTimeout(50);
  }
  return '';
};

const simulateVision = async (page: Page, type: NonNullable<Screen['vision']>): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setEmulatedVisionDeficiency', { type });
};

/**
 * Opens a screen and walks to its state. Returns what it waits for in vain, if anything, and how to wait once more after
 * the page has changed.
 */
export const openScreen = async (page: Page, screen: Screen, url: string) => {
  const open = trackRequests(page);
  const wait = (): Promise<string> => settle(page, open, screen.name.endsWith('-loading'));
  for (const step of screen.prepare ?? []) await step(page);
  if (screen.vision) await simulateVision(page, screen.vision);
  await page.goto(url, { waitUntil: 'load' });
  const loading = await wait();
  // A salon's page and our public ones run without the framework.
  if (screen.steps && (await page.evaluate<boolean>(`'__reactRouterContext' in window`)))
    await waitForHydration(page);
  for (const step of screen.steps ?? []) await step(page);
  return { loading, wait };
};
