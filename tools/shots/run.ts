// pnpm shots [screen ...]: every screen at 1440 and 390, light and dark, on one contact sheet each, in .shots/.
//   --url http://127.0.0.1:4000   of a product that runs already, instead of one built and started for it
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, openChromium } from '../../e2e/support/chromium.ts';
import { withThrowawayProduct } from '../stack/throwaway.ts';
import { chosenScreens, type Screen } from './screens.ts';
import { laySheet } from './sheet.ts';
import { takeShots } from './take.ts';

const { values, positionals } = parseArgs({ options: { url: { type: 'string' } }, allowPositionals: true });
const folder = join(import.meta.dirname, '../../.shots');
const chosen = chosenScreens(positionals);

/** More at a time only wait for each other. */
const photographers = 3;

const photograph = async (browser: Browser, url: string, screen: Screen): Promise<number> => {
  const shots = await takeShots(browser, url, screen);
  const complaints = shots.flatMap(({ width, theme, complaints }) =>
    complaints.map((complaint) => `  ${width} ${theme}: ${complaint}`),
  );
  console.log([await laySheet(browser, folder, screen, shots), ...complaints].join('\n'));
  return complaints.length;
};

const photographAll = async (url: string): Promise<void> => {
  await using browser = await openChromium();
  const waiting = [...chosen];
  let complaints = 0;
  const work = async (): Promise<void> => {
    for (let screen = waiting.shift(); screen; screen = waiting.shift())
      complaints += await photograph(browser, url, screen);
  };
  await Promise.all(Array.from({ length: photographers }, work));
  console.log(`${chosen.length} screens, ${complaints} complaints`);
  if (complaints > 0) process.exitCode = 1;
};

if (positionals.length === 0) rmSync(folder, { recursive: true, force: true });
await (values.url ? photographAll(values.url) : withThrowawayProduct('shots', photographAll));
