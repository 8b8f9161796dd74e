// pnpm shots [screen ...]: one contact sheet for each screen in .shots/: 1440 and 390 px wide, light and dark.
//   --url http://127.0.0.1:4000   uses a running product instead of building and starting one
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, openChromium } from '../../e2e/support/chromium.ts';
import { withThrowawayProduct } from '../stack/throwaway.ts';
import { saveContactSheet } from './contact-sheet.ts';
import { type Screen, selectScreens } from './screens.ts';
import { takeShots } from './take-shots.ts';

const { values, positionals } = parseArgs({ options: { url: { type: 'string' } }, allowPositionals: true });
const folder = join(import.meta.dirname, '../../.shots');
const selectedScreens = selectScreens(positionals);

/** More screens at a time do not finish sooner. */
const concurrency = 3;

const shootScreen = async (browser: Browser, url: string, screen: Screen): Promise<number> => {
  const shots = await takeShots(browser, url, screen);
  const problems = shots.flatMap(({ width, theme, problems }) =>
    problems.map((problem) => `  ${width} ${theme}: ${problem}`),
  );
  console.log([await saveContactSheet(browser, folder, screen, shots), ...problems].join('\n'));
  return problems.length;
};

const shootAll = async (url: string): Promise<void> => {
  await using browser = await openChromium();
  const queue = [...selectedScreens];
  let problems = 0;
  const shootNext = async (): Promise<void> => {
    for (let screen = queue.shift(); screen; screen = queue.shift())
      problems += await shootScreen(browser, url, screen);
  };
  await Promise.all(Array.from({ length: concurrency }, shootNext));
  console.log(`${selectedScreens.length} screens, ${problems} problems`);
  if (problems > 0) process.exitCode = 1;
};

if (positionals.length === 0) rmSync(folder, { recursive: true, force: true });
await (values.url ? shootAll(values.url) : withThrowawayProduct('shots', shootAll));
