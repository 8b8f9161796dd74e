import type { Browser, BrowserContext, Page } from '../../e2e/support/chromium.ts';
import { chooseTheme, type Theme } from '../../e2e/support/theme.ts';
import { loadTimeout, openScreen } from './open-screen.ts';
import { type People, signInContext } from './people.ts';
import { type Codes, type Role, type Screen, screenUrl } from './screen.ts';

type Width = 1440 | 1366 | 1024 | 768 | 720 | 390;

export type Variant = { readonly width: Width; readonly theme: Theme };

export type Shot = {
  readonly screen: Screen;
  readonly url: string;
  readonly png: Buffer | undefined;
  /** Console errors, failed steps, sideways scrolling, missing images, loading that does not end. */
  readonly problems: readonly string[];
};

const bothThemes = (width: Width): readonly Variant[] =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme }));

export const variants: readonly Variant[] = [1440 as const, 390 as const].flatMap(bothThemes);

/**
 * Taken when they are asked for: a laptop, a tablet on its side and upright, where a desk's layout is at its narrowest,
 * and a desk at 200 %, half of whose 1440 by 900 px are left.
 */
export const furtherVariants: readonly Variant[] = [
  1366 as const,
  1024 as const,
  768 as const,
  720 as const,
].flatMap(bothThemes);

const viewportHeights = { 1440: 900, 1366: 768, 1024: 768, 768: 1_024, 720: 450, 390: 844 };
/** Longer pages are cut: the legal texts are ten times as long. */
const maxHeight = 3_200;
const shotTimeout = 60_000;
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
const showAll = async (page: Page, width: Width): Promise<boolean> => {
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
  const opened = await openScreen(page, screen, url);
  const hasGrown = await showAll(page, variant.width);
  const loading = hasGrown || screen.steps ? await opened.wait() : opened.loading;
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
    deviceScaleFactor: width === 720 ? 2 : 1,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
    // Salons' pages follow the system; the app follows what was chosen.
    colorScheme: theme,
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

/** The steps before the page opens, those that are made of codes last. */
const withPrepared = (screen: Screen, codes: Codes): Screen =>
  screen.prepareWith
    ? { ...screen, prepare: [...(screen.prepare ?? []), ...screen.prepareWith(codes)] }
    : screen;

/** Takes the screens of one role at one width in one theme, in a context of their own. */
export const takeShots = async (
  { browser, base, people, codes }: Options,
  variant: Variant,
  role: Role,
  screens: readonly Screen[],
  report: (shot: Shot) => void,
): Promise<void> => {
  const context = await openContext(browser, base, variant, role, people);
  for (const screen of screens)
    report(await takeShot(context, withPrepared(screen, codes), screenUrl(screen, codes), variant));
  await context.close();
};
