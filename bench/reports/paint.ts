import { addMonths } from '@ayna/domain/wall-clock';
import { paths } from '../../apps/web/app/paths.ts';
import { monthTitle } from '../../apps/web/app/ui/day-text.ts';
import { type Browser, openChromium, type Page } from '../../e2e/support/chromium.ts';
import { withThrowawayProduct } from '../../tools/stack/throwaway.ts';
import { dateAfter } from '../appointments/sizes.ts';
import { newOwnerPage, ownerPhone } from '../calendar-ui/open-calendar.ts';
import { attachDevtools, measurePaint, type UserInput } from '../calendar-ui/paint-timer.ts';
import { slowProcessor, visit } from '../start/visit.ts';
import { spreadOf } from '../stats.ts';
import { insertHistory } from './insert-history.ts';

/** On a computer a quarter as fast as this one. */
const goalMs = 1_000;

const viewport = { width: 1_440, height: 900 };
const month = dateAfter(0).slice(0, 7);
const monthBefore = addMonths(`${month}-01`, -1);

/** The tiles with their numbers and both charts with their bars; of the report the sheet with its days. */
const screens = {
  statistics: {
    path: paths.statistics,
    shown: 'main:has([data-tour="statistics-tiles"] article):has(.recharts-bar-rectangle)',
  },
  report: { path: paths.monthlyReport, shown: '[data-report] [data-tour="report-days"]' },
} as const;

type Name = keyof typeof screens;

const clickOn = (selector: string): UserInput => ({
  event: 'pointerdown',
  run: (page) => page.locator(selector).first().click(),
});

const menuLink = (path: string): string => `nav a[href="${encodeURI(path)}"]`;

const isShown = (shown: string): string => `document.querySelector(${JSON.stringify(shown)})`;

/** The figures of the month before have taken the place of this month's. */
const isMonthBefore = `(${isShown(screens.statistics.shown)} && document.querySelector('main [aria-busy=false]') &&
  document.querySelector('[data-tour="statistics-month"]').textContent === ${JSON.stringify(monthTitle(monthBefore))})`;

/** Opens both screens from the menu, and another month, as somebody does who works with the product all day. */
const walk = async (browser: Browser, url: string) => {
  const page: Page = await newOwnerPage(browser, url, viewport);
  await page.goto(url + paths.profile);
  await page.locator('[data-block]').first().waitFor();
  await page.waitForTimeout(1_000);
  const throttled = await attachDevtools(page);
  const openFromMenu = async ({ path, shown }: (typeof screens)[Name]): Promise<number> => {
    await page.locator(menuLink(path)).first().hover();
    return measurePaint(throttled, clickOn(menuLink(path)), isShown(shown));
  };
  const statistics = await openFromMenu(screens.statistics);
  const otherMonth = await measurePaint(
    throttled,
    clickOn('[data-tour="statistics-month"] a'),
    isMonthBefore,
  );
  const report = await openFromMenu(screens.report);
  await page.context().close();
  return { statistics, otherMonth, report };
};

/** The address itself, first with nothing in the browser's cache and then with what the first visit left there. */
const load = async (browser: Browser, url: string, { path, shown }: (typeof screens)[Name]) => {
  const page = await newOwnerPage(browser, url, viewport);
  await page.goto(url + paths.profile);
  await page.locator('[data-block]').first().waitFor();
  const storageState = await page.context().storageState();
  await page.context().close();
  const context = await browser.newContext({
    viewport,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    storageState,
  });
  const cold = await visit(context, url + path, shown, slowProcessor);
  const warm = await visit(context, url + path, shown, slowProcessor);
  await context.close();
  return { cold: Math.round(cold.shownMs), warm: Math.round(warm.shownMs), profile: warm.profile };
};

const measure = async (browser: Browser, url: string, rounds: number) => {
  const walks: Awaited<ReturnType<typeof walk>>[] = [];
  const loads: Record<Name, Awaited<ReturnType<typeof load>>[]> = { statistics: [], report: [] };
  for (let round = 0; round < rounds; round += 1) {
    walks.push(await walk(browser, url));
    for (const name of ['statistics', 'report'] as const)
      loads[name].push(await load(browser, url, screens[name]));
    console.log(
      JSON.stringify({
        ...walks.at(-1),
        loaded: { statistics: loads.statistics.at(-1), report: loads.report.at(-1) },
      }),
    );
  }
  const loaded = (name: Name) => ({
    cold: spreadOf(loads[name].map(({ cold }) => cold)),
    warm: spreadOf(loads[name].map(({ warm }) => warm)),
    profile: loads[name].at(-1)?.profile,
  });
  return {
    opened: {
      statistics: spreadOf(walks.map(({ statistics }) => statistics)),
      report: spreadOf(walks.map(({ report }) => report)),
      otherMonth: spreadOf(walks.map(({ otherMonth }) => otherMonth)),
    },
    loaded: { statistics: loaded('statistics'), report: loaded('report') },
  };
};

/** How long the screens of a salon with ten years take from a press, or from their address, to the painted charts. */
export const measureScreens = (short: boolean) =>
  withThrowawayProduct('bench', async (url, databaseUrl) => {
    const what = await insertHistory(databaseUrl, ownerPhone);
    await using browser = await openChromium();
    const { opened, loaded } = await measure(browser, url, short ? 2 : 5);
    const passed = [...Object.values(opened), loaded.statistics.warm, loaded.report.warm].every(
      ({ median }) => median <= goalMs,
    );
    return { passed, goalMs, opened, loaded, what: `${what}; 1440 px, CPU 4 times slower` };
  });
