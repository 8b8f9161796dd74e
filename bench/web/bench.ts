import { paths } from '../../apps/web/app/paths.ts';
import { type Browser, openChromium } from '../../e2e/support/chromium.ts';
import { withThrowawayProduct } from '../../tools/stack/throwaway.ts';
import { spreadOf } from '../stats.ts';
import { measureScripts } from './scripts.ts';
import { startBarePage } from './start-bare-page.ts';
import { type Visit, visitPage } from './visit.ts';

const goals = { homeScriptsKb: 15, lcpRatio: 1.25, cls: 0.02, errors: 0, shellScriptsKb: 230 };

const figuresOf = (visits: readonly Visit[]) => ({
  lcpMs: spreadOf(visits.map(({ lcpMs }) => lcpMs)),
  firstPaintMs: spreadOf(visits.map(({ firstPaintMs }) => firstPaintMs)),
  cls: spreadOf(visits.map(({ cls }) => cls)),
  kilobytes: visits[0]?.kilobytes,
  lcpOf: visits[0]?.lcpOf,
});

/** Alternates the two pages, so that noise on the machine affects both. */
const measure = async (browser: Browser, home: string, rounds: number) => {
  const bare = await startBarePage(browser, home);
  const ours: Visit[] = [];
  const bares: Visit[] = [];
  await visitPage(browser, bare.url);
  await visitPage(browser, home);
  for (let round = 0; round < rounds; round += 1) {
    bares.push(await visitPage(browser, bare.url));
    ours.push(await visitPage(browser, home));
  }
  await bare.stop();
  const ratio = spreadOf(ours.map(({ lcpMs }, index) => lcpMs / (bares[index]?.lcpMs ?? Number.NaN)));
  return { home: figuresOf(ours), bare: figuresOf(bares), lcpRatio: ratio, ours };
};

const printParts = (title: string, parts: Readonly<Record<string, number>>): void =>
  console.log([title, ...Object.entries(parts).map(([name, kb]) => `  ${kb} kB ${name}`)].join('\n'));

/**
 * The home page on a slow phone against a bare page with the same text and fonts, and the script size of the
 * signed-in shell.
 */
export const runBench = (short: boolean) =>
  withThrowawayProduct('bench', async (url) => {
    await using browser = await openChromium();
    const rounds = short ? 3 : 7;
    const homeScripts = await measureScripts(browser, url + paths.home);
    const shellScripts = await measureScripts(browser, url + paths.devShell);
    const { home, bare, lcpRatio, ours } = await measure(browser, url + paths.home, rounds);
    const errors = [
      ...homeScripts.errors,
      ...shellScripts.errors,
      ...ours.flatMap((visited) => visited.errors),
    ];
    printParts(`JavaScript of ${paths.home}: ${homeScripts.gzipKb} kB gzip`, homeScripts.parts);
    printParts(`JavaScript of ${paths.devShell}: ${shellScripts.gzipKb} kB gzip`, shellScripts.parts);
    for (const error of errors) console.log(`console error: ${error}`);
    return {
      name: 'web',
      passed:
        homeScripts.gzipKb <= goals.homeScriptsKb &&
        lcpRatio.median <= goals.lcpRatio &&
        home.cls.most <= goals.cls &&
        errors.length <= goals.errors &&
        shellScripts.gzipKb <= goals.shellScriptsKb,
      goals,
      homeScriptsKb: homeScripts.gzipKb,
      lcpRatio,
      home,
      bare,
      errors: errors.length,
      shellScriptsKb: shellScripts.gzipKb,
      shellParts: shellScripts.parts,
      what: `${rounds} rounds by turns, 390 px, CPU 4 times slower, 1.6 Mbit/s down, 150 ms`,
    };
  });
