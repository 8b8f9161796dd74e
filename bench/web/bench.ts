import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '@ayna/kernel/testkit/process';
import { paths } from '../../apps/web/app/paths.ts';
import { type Browser, openChromium } from '../../e2e/support/chromium.ts';
import { withThrowawayProduct } from '../../tools/stack/throwaway.ts';
import { spreadOf } from '../stats.ts';
import { scriptsOf } from './scripts.ts';
import { type Visit, visit } from './visit.ts';
import { wordsOf } from './words.ts';

const goals = { homeScriptsKb: 15, lcpRatio: 1.25, cls: 0.02, errors: 0, shellScriptsKb: 230 };

const startBare = async (browser: Browser, home: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'ayna-bare-'));
  const file = join(folder, 'body.html');
  writeFileSync(file, await wordsOf(browser, home));
  const bare = await startProcess(join(import.meta.dirname, 'bare.ts'), { BARE_BODY: file });
  rmSync(folder, { recursive: true });
  return bare;
};

const figuresOf = (visits: readonly Visit[]) => ({
  lcpMs: spreadOf(visits.map(({ lcpMs }) => lcpMs)),
  firstPaintMs: spreadOf(visits.map(({ firstPaintMs }) => firstPaintMs)),
  cls: spreadOf(visits.map(({ cls }) => cls)),
  kilobytes: visits[0]?.kilobytes,
  lcpOf: visits[0]?.lcpOf,
});

/** By turns in one run, so that a noisy machine is noisy for both. */
const measure = async (browser: Browser, home: string, rounds: number) => {
  const bare = await startBare(browser, home);
  const ours: Visit[] = [];
  const bares: Visit[] = [];
  await visit(browser, bare.url);
  await visit(browser, home);
  for (let round = 0; round < rounds; round += 1) {
    bares.push(await visit(browser, bare.url));
    ours.push(await visit(browser, home));
  }
  await bare.stop();
  const ratio = spreadOf(ours.map(({ lcpMs }, index) => lcpMs / (bares[index]?.lcpMs ?? Number.NaN)));
  return { home: figuresOf(ours), bare: figuresOf(bares), lcpRatio: ratio, ours };
};

const show = (title: string, parts: Readonly<Record<string, number>>): void =>
  console.log([title, ...Object.entries(parts).map(([name, kb]) => `  ${kb} kB ${name}`)].join('\n'));

/**
 * The home page on a slow phone, beside a bare page of the same words and fonts; and what a signed-in
 * screen weighs before it shows anything of its own.
 */
export const bench = (short: boolean) =>
  withThrowawayProduct('bench', async (url) => {
    await using browser = await openChromium();
    const rounds = short ? 3 : 7;
    const homeScripts = await scriptsOf(browser, url + paths.home);
    const shellScripts = await scriptsOf(browser, url + paths.devShell);
    const { home, bare, lcpRatio, ours } = await measure(browser, url + paths.home, rounds);
    const errors = [
      ...homeScripts.errors,
      ...shellScripts.errors,
      ...ours.flatMap((visited) => visited.errors),
    ];
    show(`JavaScript of ${paths.home}: ${homeScripts.gzipKb} kB gzip`, homeScripts.parts);
    show(`JavaScript of ${paths.devShell}: ${shellScripts.gzipKb} kB gzip`, shellScripts.parts);
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
