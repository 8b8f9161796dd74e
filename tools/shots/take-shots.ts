import type { Browser, BrowserContext, Page } from '../../e2e/support/chromium.ts';
import { waitForHydration } from '../../e2e/support/hydration.ts';
import { chooseTheme, type Theme } from '../../e2e/support/theme.ts';
import { type People, signInContext } from './people.ts';
import { type Codes, type Role, type Screen, screenUrl } from './screen.ts';

export type Variant = { readonly width: 1440 | 390; readonly theme: Theme };

export type Shot = {
  readonly screen: Screen;
  readonly url: string;
  readonly png: Buffer | undefined;
  /** Console errors, failed steps, sideways scrolling, missing images, loading that does not end. */
  readonly problems: readonly string[];
};

export const variants: readonly Variant[] = ([1440, 390] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
);

const viewportHeights = { 1440: 900, 390: 844 };
/** Longer pages are cut: the legal texts are ten times as long. */
const maxHeight = 3_200;
const loadTimeout = 15_000;
const shotTimeout = 60_000;
/** Between two calls that follow each other a page waits for nothing, for a moment. */
const quietLooks = 4;

/** The page itself may answer 401, 403 or 404; the picture shows that. */
const isStatusMessage = (text: string): boolean => /status of 40[0134]/.test(text);

const collectErrors = (page: Page, { expects }: Screen, problems: string[]): void => {
  const add = (text: string): void => {
    if (!expects?.test(text)) problems.push(text.split('\n')[0] ?? '');
  };
  page.on('console', (message) => {
    if (message.type() === 'error' && !isStatusMessage(message.text())) add(message.text());
  });
  page.on('pageerror', (error) => add(error.message));
};

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

/** How much taller the window must be to show all of the part that scrolls inside of the page. */
const measureHidden = `Math.max(0, ...[...document.querySelectorAll('main, main *')]
  .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY) && element.clientHeight > 300)
  .map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))`;

const measure = `({
  scrollWidth: document.documentElement.scrollWidth,
  scrollHeight: document.documentElement.scrollHeight,
  broken: [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
    .map(({ src }) => src),
})`;

type Measured = {
  readonly scrollWidth: number;
  readonly scrollHeight: number;
  readonly broken: readonly string[];
};

/** Says whether the window has grown. */
const showAll = async (page: Page, width: 1440 | 390): Promise<boolean> => {
  const hasDialog = await page
    .locator('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')
    .count();
  if (hasDialog > 0) return false;
  const hidden = await page.evaluate<number>(measureHidden);
  if (hidden === 0) return false;
  await page.setViewportSize({ width, height: Math.min(viewportHeights[width] + hidden, maxHeight) });
  return true;
};

const capture = async (page: Page, { width }: Variant, problems: string[]): Promise<Buffer> => {
  const { scrollWidth, scrollHeight, broken } = await page.evaluate<Measured>(measure);
  if (scrollWidth > width) problems.push(`scrolls sideways: ${scrollWidth} px`);
  problems.push(...broken.map((src) => `image is missing: ${src}`));
  const clip = { x: 0, y: 0, width, height: Math.min(scrollHeight, maxHeight) };
  return page.screenshot({ fullPage: true, animations: 'disabled', clip });
};

/** A script in a page that draws no frames would wait for ever: the page is closed, which ends it. */
const closeWhenLate = (page: Page): (() => void) => {
  const timer = setTimeout(() => void page.close(), shotTimeout);
  return () => clearTimeout(timer);
};

const openAndCapture = async (
  page: Page,
  screen: Screen,
  url: string,
  variant: Variant,
  problems: string[],
): Promise<Buffer> => {
  const open = trackRequests(page);
  const isHeld = screen.name.endsWith('-loading');
  for (const step of screen.prepare ?? []) await step(page);
  await page.goto(url, { waitUntil: 'load' });
  let loading = await settle(page, open, isHeld);
  if (screen.steps) await waitForHydration(page);
  for (const step of screen.steps ?? []) await step(page);
  if ((await showAll(page, variant.width)) || screen.steps) loading = await settle(page, open, isHeld);
  if (loading !== '') problems.push(`still waits for ${loading} after ${loadTimeout / 1_000} s`);
  return capture(page, variant, problems);
};

const takeShot = async (
  context: BrowserContext,
  screen: Screen,
  url: string,
  variant: Variant,
): Promise<Shot> => {
  const problems: string[] = [];
  const page = await context.newPage();
  page.setDefaultTimeout(loadTimeout);
  collectErrors(page, screen, problems);
  const isDone = closeWhenLate(page);
  const png = await openAndCapture(page, screen, url, variant, problems).catch((error: unknown) => {
    problems.push(`failed: ${String(error).split('\n').slice(0, 3).join(' ')}`);
    return page.screenshot().catch(() => undefined);
  });
  isDone();
  // What a held or failed call would still answer concerns nobody any more.
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
  return { screen, url, png, problems };
};

const openContext = async (
  browser: Browser,
  base: string,
  { width, theme }: Variant,
  role: Role,
  people: People,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width, height: viewportHeights[width] },
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
    isMobile: width === 390,
    hasTouch: width === 390,
  });
  await chooseTheme(context, theme);
  if (role !== 'guest') await signInContext(context, people[role]);
  return context;
};

type Options = {
  readonly browser: Browser;
  readonly base: string;
  readonly people: People;
  readonly codes: Codes;
};

/** Takes the screens of one role at one width in one theme, in a context of their own. */
export const takeShots = async (
  { browser, base, people, codes }: Options,
  variant: Variant,
  role: Role,
  screens: readonly Screen[],
  report: (shot: Shot) => void,
): Promise<void> => {
  const context = await openContext(browser, base, variant, role, people);
  for (const screen of screens) report(await takeShot(context, screen, screenUrl(screen, codes), variant));
  await context.close();
};
