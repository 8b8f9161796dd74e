import { openChromium } from '../../e2e/support/chromium.ts';
import { withThrowawayProduct } from '../../tools/stack/throwaway.ts';
import { spreadOf } from '../stats.ts';
import { measureScripts } from '../web/scripts.ts';
import { type Step, totalSeconds } from './slow-phone.ts';
import { serveBareForms, walkBare } from './walk-bare.ts';
import { openPage, walkProduct } from './walk-product.ts';

const goals = { seconds: 20, taps: 12, fields: 2, repeatTaps: 5, firstStepKb: 190 };

/** Each round books one of them. */
const clocks = ['10:00', '11:00', '12:00', '14:00', '15:00', '16:00'];

/** How long a guest on a slow phone waits for us from the salon's page to the confirmation, beside bare forms. */
export const runBench = (short: boolean) =>
  withThrowawayProduct('bench', async (url) => {
    await using browser = await openChromium();
    const { path } = await openPage(browser, url);
    const { gzipKb: firstStepKb } = await measureScripts(browser, `${url}${path}/randevu`);
    const bare = await serveBareForms();
    const walks: Awaited<ReturnType<typeof walkProduct>>[] = [];
    const bares: (readonly Step[])[] = [];
    for (const clock of clocks.slice(0, short ? 2 : clocks.length)) {
      bares.push(await walkBare(browser, bare.url));
      // A salon of its own for each round: a session's token lasts ten minutes, and a slow machine takes longer for all.
      const open = await openPage(browser, url);
      const walk = await walkProduct(browser, url, open, clock);
      walks.push(walk);
      const all = [...walk.steps, ...walk.repeat.steps];
      console.log(`${walk.scriptsKb} kB:`, all.map(({ name, ms }) => `${name} ${ms}`).join(', '));
    }
    bare.stop();
    const most = (figure: (walk: (typeof walks)[number]) => number): number => Math.max(...walks.map(figure));
    // The first round warms the servers up.
    const seconds = spreadOf(walks.slice(1).map(({ steps }) => totalSeconds(steps)));
    const figures = {
      taps: most(({ taps }) => taps),
      fields: most(({ fields }) => fields),
      repeatTaps: most(({ repeat }) => repeat.taps),
      scriptsKb: most(({ scriptsKb }) => scriptsKb),
    };
    return {
      name: 'customers-book',
      passed:
        seconds.median <= goals.seconds &&
        figures.taps <= goals.taps &&
        figures.fields <= goals.fields &&
        figures.repeatTaps <= goals.repeatTaps &&
        firstStepKb <= goals.firstStepKb,
      goals,
      seconds,
      repeatSeconds: spreadOf(walks.slice(1).map(({ repeat }) => totalSeconds(repeat.steps))),
      bareSeconds: spreadOf(bares.slice(1).map(totalSeconds)),
      firstSeconds: totalSeconds(walks[0]?.steps ?? []),
      ...figures,
      firstStepKb,
      what: '390 px, CPU 4 times slower, 1.6 Mbit/s down, 150 ms; from tap to what follows, without reading and typing; firstStepKb is what the booking page loads, scriptsKb all of the flow, the forms that later steps fetch included',
    };
  });
