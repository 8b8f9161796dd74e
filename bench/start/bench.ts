import { paths } from '../../apps/web/app/paths.ts';
import { type Browser, type BrowserContext, openChromium } from '../../e2e/support/chromium.ts';
import { withThrowawayProduct } from '../../tools/stack/throwaway.ts';
import { newOwnerPage } from '../calendar-ui/open-calendar.ts';
import { spreadOf } from '../stats.ts';
import { barePages, bareUrl } from './bare-page.ts';
import { gzipBytes } from './gzip-bytes.ts';
import { type OwnPage, openHttp2Front } from './http2-front.ts';
import { type Visit, visit } from './visit.ts';

const goals = { ratio: 1.5, cls: 0.05, files: 20, calendarKb: 240, askedTwice: 0 };

type Screen = {
  readonly name: string;
  readonly path: string;
  readonly shown: string;
  readonly signedIn: boolean;
};

/** What counts as shown: the day's blocks, the list's rows, the services to choose from, a form that takes a press. */
const screens: readonly Screen[] = [
  { name: 'calendar', path: paths.profile, shown: '[data-block]', signedIn: true },
  { name: 'customers', path: paths.customers, shown: 'tbody tr:not(:has(.skeleton))', signedIn: true },
  {
    name: 'add',
    path: paths.addAppointment,
    shown: 'main form, main [role=combobox], main input',
    signedIn: true,
  },
  { name: 'sign-in', path: paths.signIn, shown: 'form:not([data-early])', signedIn: false },
];

const viewport = { width: 1_280, height: 800 };
const options = { viewport, locale: 'tr-TR', timezoneId: 'Europe/Istanbul', ignoreHTTPSErrors: true };

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What the browser of somebody who is signed in keeps, for this front's address. */
const signInOnce = async (browser: Browser, front: string): Promise<StorageState> => {
  const page = await newOwnerPage(browser, front, viewport, options);
  await page.goto(front + paths.profile);
  await page.locator('[data-block]').first().waitFor();
  const state = await page.context().storageState();
  await page.context().close();
  return state;
};

type Pair = { readonly cold: Visit; readonly warm: Visit };

/** First with an empty cache, then again with what the first visit left there. */
const visitTwice = async (
  browser: Browser,
  state: StorageState | undefined,
  url: string,
  shown: string,
): Promise<Pair> => {
  const context = await browser.newContext({ ...options, ...(state && { storageState: state }) });
  const cold = await visit(context, url, shown);
  const warm = await visit(context, url, shown);
  await context.close();
  return { cold, warm };
};

const twiceIn = (calls: readonly string[]): readonly string[] =>
  calls.filter((call, index) => calls.indexOf(call) !== index);

const compare = (ours: readonly Pair[], bares: readonly Pair[], kind: 'cold' | 'warm') => {
  const times = (pairs: readonly Pair[]) => pairs.map((pair) => Math.round(pair[kind].shownMs));
  const [own, bare] = [times(ours), times(bares)];
  return {
    ms: spreadOf(own),
    bareMs: spreadOf(bare),
    ratio: spreadOf(own.map((ms, index) => ms / (bare[index] ?? Number.NaN))),
    cls: spreadOf(ours.map((pair) => pair[kind].cls)),
    profile: ours.at(-1)?.[kind].profile,
  };
};

const measureScreen = async (
  browser: Browser,
  front: string,
  pages: Map<string, OwnPage>,
  screen: Screen,
  signedIn: StorageState,
  rounds: number,
) => {
  const state = screen.signedIn ? signedIn : undefined;
  const url = front + screen.path;
  const first = await visitTwice(browser, state, url, screen.shown);
  for (const [path, page] of barePages(screen.name, first.cold)) pages.set(path, page);
  const ours: Pair[] = [];
  const bares: Pair[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bares.push(await visitTwice(browser, undefined, front + bareUrl(screen.name), '[data-shown]'));
    ours.push(await visitTwice(browser, state, url, screen.shown));
    const [bare, own] = [bares.at(-1), ours.at(-1)];
    console.log(
      `${screen.name} ${round + 1}: cold ${Math.round(own?.cold.shownMs ?? 0)} ms (bare ${Math.round(bare?.cold.shownMs ?? 0)}), warm ${Math.round(own?.warm.shownMs ?? 0)} ms (bare ${Math.round(bare?.warm.shownMs ?? 0)}), CLS ${own?.cold.cls.toFixed(3)} ${own?.warm.cls.toFixed(3)}`,
    );
  }
  const { scripts, calls } = first.cold;
  console.log(`${screen.name} calls: ${calls.join(' ')}`);
  return {
    files: scripts.files,
    gzipKb: Number(((await gzipBytes(front, scripts.names)) / 1_000).toFixed(1)),
    calls: calls.length,
    askedTwice: twiceIn(calls),
    cold: compare(ours, bares, 'cold'),
    warm: compare(ours, bares, 'warm'),
  };
};

type Figures = Awaited<ReturnType<typeof measureScreen>>;

const isGood = ([name, { files, gzipKb, askedTwice, cold, warm }]: readonly [string, Figures]): boolean =>
  files <= goals.files &&
  (name !== 'calendar' || gzipKb <= goals.calendarKb) &&
  askedTwice.length <= goals.askedTwice &&
  [cold, warm].every(({ ratio, cls }) => ratio.median <= goals.ratio && cls.median <= goals.cls);

/** The first second of four screens over HTTP/2 on a slow line, beside a bare page of as many bytes. */
export const runBench = (short: boolean) =>
  withThrowawayProduct('bench', async (product) => {
    const rounds = short ? 2 : 5;
    const pages = new Map<string, OwnPage>();
    const front = await openHttp2Front(product, pages);
    await using browser = await openChromium(front.trustFlag);
    const signedIn = await signInOnce(browser, front.url);
    const results: (readonly [string, Figures])[] = [];
    for (const screen of screens)
      results.push([screen.name, await measureScreen(browser, front.url, pages, screen, signedIn, rounds)]);
    front.stop();
    return {
      name: 'start',
      passed: results.every(isGood),
      goals,
      screens: Object.fromEntries(results),
      what: `${rounds} rounds by turns, HTTP/2, CPU 4 times slower, 1.6 Mbit/s down, 150 ms; the bare script is padding`,
    };
  });
