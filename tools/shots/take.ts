import { type Browser, type BrowserContext, type Page } from '../../e2e/support/chromium.ts';
import { chooseTheme, type Theme } from '../../e2e/support/theme.ts';
import type { Screen } from './screens.ts';

export type Shot = {
  readonly width: number;
  readonly theme: Theme;
  /** From the top of the page to its foot: a tall page comes in several pieces. */
  readonly pieces: readonly Buffer[];
  /** What was seen or heard that should not be. */
  readonly complaints: readonly string[];
};

const looks = ([1440, 390] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
);

const heights = { 1440: 900, 390: 844 };
const pieceHeight = 5_000;

const sizeOf = (page: Page) =>
  page.evaluate<{ wide: number; high: number }>(
    '({ wide: document.documentElement.scrollWidth, high: document.documentElement.scrollHeight })',
  );

const piecesOf = async (page: Page, width: number, high: number): Promise<Buffer[]> => {
  const pieces: Buffer[] = [];
  for (let y = 0; y < high; y += pieceHeight) {
    const clip = { x: 0, y, width, height: Math.min(pieceHeight, high - y) };
    pieces.push(await page.screenshot({ fullPage: true, animations: 'disabled', clip }));
  }
  return pieces;
};

/** The address itself may answer that there is no such page or no leave to see it; that is for the picture. */
const isAboutStatus = (text: string): boolean => /status of 40[134]/.test(text);

const listen = (page: Page, complaints: string[]): void => {
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAboutStatus(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
};

const takeOne = async (
  context: BrowserContext,
  url: string,
  width: 1440 | 390,
  theme: Theme,
): Promise<Shot> => {
  const complaints: string[] = [];
  const page = await context.newPage();
  listen(page, complaints);
  await page.goto(url, { waitUntil: 'load' });
  // Queries that are answered, pictures that fade in. A live stream never falls silent.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await page.evaluate('document.fonts.ready.then(() => true)');
  const { wide, high } = await sizeOf(page);
  if (wide > width) complaints.push(`scrolls sideways: ${wide} px`);
  const pieces = await piecesOf(page, width, high);
  await page.close();
  return { width, theme, pieces, complaints };
};

/** The four looks of a screen: desktop and phone, light and dark. */
export const takeShots = async (browser: Browser, base: string, screen: Screen): Promise<readonly Shot[]> => {
  const shots: Shot[] = [];
  for (const { width, theme } of looks) {
    const context = await browser.newContext({
      viewport: { width, height: heights[width] },
      locale: 'tr-TR',
      timezoneId: 'Europe/Istanbul',
      reducedMotion: 'reduce',
      isMobile: width === 390,
      hasTouch: width === 390,
    });
    await chooseTheme(context, theme);
    shots.push(await takeOne(context, base + encodeURI(screen.path), width, theme));
    await context.close();
  }
  return shots;
};
