import { paths } from '../../apps/web/app/paths.ts';
import { type Browser, openChromium } from '../../e2e/support/chromium.ts';
import { withThrowawayProduct } from '../../tools/stack/throwaway.ts';
import { spreadOf } from '../stats.ts';
import { measureScripts } from '../web/scripts.ts';
import { startBarePage } from '../web/start-bare-page.ts';
import { type Visit, visitPage } from '../web/visit.ts';

const goals = { lcpRatio: 1.25, scriptsKb: 15, cls: 0.02, errors: 0 };

/** The form of this page checks what is typed with the contract's own schema. */
const withForm: readonly string[] = [paths.contact];

/** Our own pages; of the answers of the help, which look alike, one. The home page is measured by `web` too. */
const pages: readonly string[] = [
  paths.home,
  paths.about,
  paths.offering,
  paths.audience,
  paths.howTo,
  paths.features,
  paths.comparison,
  paths.templates,
  paths.packages,
  paths.help,
  paths.helpAnswer.replace(':slug', 'randevu-tasima'),
  paths.news,
  paths.contact,
  paths.privacy,
];

/** By turns, so that noise on the machine affects both. */
const measurePage = async (browser: Browser, url: string, path: string, rounds: number) => {
  const scripts = await measureScripts(browser, url + path);
  const bare = await startBarePage(browser, url + path, { pictures: true });
  const ours: Visit[] = [];
  const bares: Visit[] = [];
  await visitPage(browser, bare.url);
  await visitPage(browser, url + path);
  for (let round = 0; round < rounds; round += 1) {
    bares.push(await visitPage(browser, bare.url));
    ours.push(await visitPage(browser, url + path));
  }
  await bare.stop();
  const errors = [...scripts.errors, ...ours.flatMap((visit) => visit.errors)];
  for (const error of errors) console.log(`${path}: console error: ${error}`);
  const measured = {
    path,
    lcpRatio: spreadOf(ours.map(({ lcpMs }, index) => lcpMs / (bares[index]?.lcpMs ?? Number.NaN))),
    lcpMs: spreadOf(ours.map(({ lcpMs }) => lcpMs)),
    bareLcpMs: spreadOf(bares.map(({ lcpMs }) => lcpMs)),
    lcpOf: ours[0]?.lcpOf,
    scriptsKb: scripts.gzipKb,
    cls: Math.max(...ours.map(({ cls }) => cls)),
    errors: errors.length,
  };
  const missed = [
    measured.lcpRatio.median > goals.lcpRatio && 'LCP',
    measured.scriptsKb > goals.scriptsKb && !withForm.includes(path) && 'script',
    measured.cls > goals.cls && 'CLS',
    measured.errors > goals.errors && 'errors',
  ].filter((one) => one !== false);
  const figures = `LCP ${measured.lcpRatio.median} times the bare page, ${measured.scriptsKb} kB of script`;
  console.log(`${path}: ${figures}${missed.length > 0 ? `; missed: ${missed.join(', ')}` : ''}`);
  return { ...measured, missed };
};

/** Each public page on a slow phone against a bare page with the same text, fonts and pictures, and its scripts. */
export const runBench = (short: boolean) =>
  withThrowawayProduct('bench', async (url) => {
    await using browser = await openChromium();
    const rounds = short ? 3 : 7;
    const measured: Awaited<ReturnType<typeof measurePage>>[] = [];
    for (const path of pages) measured.push(await measurePage(browser, url, path, rounds));
    return {
      name: 'public-pages',
      passed: measured.every(({ missed }) => missed.length === 0),
      goals,
      worstLcpRatio: Math.max(...measured.map(({ lcpRatio }) => lcpRatio.median)),
      mostScriptsKb: Math.max(
        ...measured.filter(({ path }) => !withForm.includes(path)).map(({ scriptsKb }) => scriptsKb),
      ),
      pages: measured,
      what: `${rounds} rounds by turns, 390 px, CPU 4 times slower, 1.6 Mbit/s down, 150 ms`,
    };
  });
