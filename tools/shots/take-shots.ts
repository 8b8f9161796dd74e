import { type Browser, type BrowserContext, type Page } from '../../e2e/support/chromium.ts';
import { chooseTheme, type Theme } from '../../e2e/support/theme.ts';
import type { Screen } from './screens.ts';

export type Shot = {
  readonly width: number;
  readonly theme: Theme;
  /** From top to bottom; a tall page is captured in several pieces. */
  readonly pieces: readonly Buffer[];
  /** Console errors, page errors and sideways scrolling. */
  readonly problems: readonly string[];
};

const variants = ([1440, 390] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
);

const viewportHeights = { 1440: 900, 390: 844 };
const pieceHeight = 5_000;

const measurePage = (page: Page) =>
  page.evaluate<{ scrollWidth: number; scrollHeight: number }>(
    '({ scrollWidth: document.documentElement.scrollWidth, scrollHeight: document.documentElement.scrollHeight })',
  );

const captureInPieces = async (page: Page, width: number, scrollHeight: number): Promise<Buffer[]> => {
  const pieces: Buffer[] = [];
  for (let y = 0; y < scrollHeight; y += pieceHeight) {
    const clip = { x: 0, y, width, height: Math.min(pieceHeight, scrollHeight - y) };
    pieces.push(await page.screenshot({ fullPage: true, animations: 'disabled', clip }));
  }
  return pieces;
};

/** The page itself may answer 401, 403 or 404; the picture shows that. */
const isStatusMessage = (text: string): boolean => /status of 40[134]/.test(text);

const collectErrors = (page: Page, problems: string[]): void => {
  page.on('console', (message) => {
    if (message.type() === 'error' && !isStatusMessage(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
};

const takeShot = async (
  context: BrowserContext,
  url: string,
  width: 1440 | 390,
  theme: Theme,
): Promise<Shot> => {
  const problems: string[] = [];
  const page = await context.newPage();
  collectErrors(page, problems);
  await page.goto(url, { waitUntil: 'load' });
  // Waits for queries and images. A live stream keeps the network busy, so the wait has a limit.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await page.evaluate('document.fonts.ready.then(() => true)');
  const { scrollWidth, scrollHeight } = await measurePage(page);
  if (scrollWidth > width) problems.push(`scrolls sideways: ${scrollWidth} px`);
  const pieces = await captureInPieces(page, width, scrollHeight);
  await page.close();
  return { width, theme, pieces, problems };
};

/** Takes four shots of a screen: desktop and phone, light and dark. */
export const takeShots = async (browser: Browser, base: string, screen: Screen): Promise<readonly Shot[]> => {
  const shots: Shot[] = [];
  for (const { width, theme } of variants) {
    const context = await browser.newContext({
      viewport: { width, height: viewportHeights[width] },
      locale: 'tr-TR',
      timezoneId: 'Europe/Istanbul',
      reducedMotion: 'reduce',
      isMobile: width === 390,
      hasTouch: width === 390,
    });
    await chooseTheme(context, theme);
    shots.push(await takeShot(context, base + encodeURI(screen.path), width, theme));
    await context.close();
  }
  return shots;
};
