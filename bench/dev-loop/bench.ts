import { texts as calendarTexts } from '../../apps/web/app/features/calendar/texts.ts';
import { texts as homeTexts } from '../../apps/web/app/features/home/texts.ts';
import { paths } from '../../apps/web/app/paths.ts';
import { type Browser, openChromium, type Page } from '../../e2e/support/chromium.ts';
import { startDevProduct } from '../../tools/dev/dev-product.ts';
import { selectLine } from '../../tools/dev/select-line.ts';
import type { StartProduct } from '../../tools/stack/product.ts';
import { withThrowawayProduct } from '../../tools/stack/throwaway.ts';
import { newOwnerPage } from '../calendar-ui/open-calendar.ts';
import { spreadOf } from '../stats.ts';
import { collectErrors } from '../web/visit.ts';
import { editSource } from './edit-source.ts';

const goals = { webSeconds: 2, publicSeconds: 2, serverSeconds: 4, reloads: 0, errors: 0 };

/** Far above the goals: a change that does not show at all fails the measurement. */
const MAX_WAIT_MS = 60_000;

const features = 'apps/web/app/features';
const calendarText = { file: `${features}/calendar/texts.ts`, text: calendarTexts.newAppointment };
const homeText = { file: `${features}/home/texts.ts`, text: homeTexts.lead };
const action = {
  file: 'modules/catalog/src/actions/list-holidays.ts',
  text: 'selectHolidays(holidays, query.from, query.to)',
};
const countHolidays = `fetch('/api/Catalog/holidays?from=2027-01-01&to=2027-12-31')
  .then((response) => response.json()).then((holidays) => holidays.length)`;

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

const waitForText = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).first().waitFor({ timeout: MAX_WAIT_MS });

/** A page hears of changes from then on. */
const waitForVite = (page: Page): Promise<unknown> =>
  page.waitForEvent('console', {
    predicate: (message) => message.text() === '[vite] connected.',
    timeout: MAX_WAIT_MS,
  });

const openPage = async (page: Page, url: string, text: string): Promise<void> => {
  const connected = waitForVite(page);
  await page.goto(url);
  await waitForText(page, text);
  await connected;
};

type TextSource = { readonly file: string; readonly text: string };

/** Seconds from each save of a text to its sight on the screen. */
const measureText = (
  page: Page,
  source: TextSource,
  rounds: number,
  { reloads }: { readonly reloads: boolean },
): Promise<number[]> =>
  editSource(source, async (replaceBy) => {
    const seconds: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const changed = `${source.text} ${round}`;
      const connected = reloads && waitForVite(page);
      const start = performance.now();
      replaceBy(changed);
      await waitForText(page, changed);
      seconds.push(secondsSince(start));
      await connected;
    }
    return seconds;
  });

/** Seconds from each save of an action to its changed answer. */
const measureAction = (page: Page, rounds: number): Promise<number[]> =>
  editSource(action, async (replaceBy) => {
    const seconds: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const start = performance.now();
      replaceBy(`${action.text}.slice(0, ${round})`);
      while ((await page.evaluate<number>(countHolidays)) !== round)
        if (secondsSince(start) * 1000 > MAX_WAIT_MS) throw new Error('the API still runs the old action');
      seconds.push(secondsSince(start));
    }
    return seconds;
  });

const measure = async (browser: Browser, url: string, rounds: number) => {
  const home = await browser.newPage();
  const calendar = await newOwnerPage(browser, url, { width: 1280, height: 800 });
  const errors = [collectErrors(home), collectErrors(calendar)];
  await openPage(home, url + paths.home, homeText.text);
  const publicSeconds = spreadOf(await measureText(home, homeText, rounds, { reloads: true }));
  await home.close();

  await openPage(calendar, url + paths.profile, calendarText.text);
  let reloads = 0;
  calendar.on('domcontentloaded', () => {
    reloads += 1;
  });
  const webSeconds = spreadOf(await measureText(calendar, calendarText, rounds, { reloads: false }));
  const serverSeconds = spreadOf(await measureAction(calendar, rounds));
  return { webSeconds, publicSeconds, serverSeconds, reloads, errors: errors.flat() };
};

const startShowingErrors: StartProduct = (options) =>
  startDevProduct({
    ...options,
    show: (line) => {
      const shown = selectLine(line);
      if (shown !== undefined) console.log(shown);
    },
  });

const judge = async (url: string, short: boolean) => {
  await using browser = await openChromium();
  const rounds = short ? 3 : 5;
  const { errors, ...figures } = await measure(browser, url, rounds);
  for (const error of errors) console.log(`console error: ${error}`);
  return {
    name: 'dev-loop',
    passed:
      figures.webSeconds.median <= goals.webSeconds &&
      figures.publicSeconds.median <= goals.publicSeconds &&
      figures.serverSeconds.median <= goals.serverSeconds &&
      figures.reloads <= goals.reloads &&
      errors.length <= goals.errors,
    goals,
    ...figures,
    errors: errors.length,
    what: `${rounds} saved changes each: a text of the calendar, one of the home page (which reloads), an action`,
  };
};

/** How soon a saved change shows under `pnpm dev`: of texts in the browser, and of an action of the server. */
export const runBench = (short: boolean) =>
  withThrowawayProduct('devloop', (url) => judge(url, short), { start: startShowingErrors });
