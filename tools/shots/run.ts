// pnpm shots [NAME ...]: pictures of every screen, or of those whose name begins with NAME, signed in as the people of
// the demo data: 1440 and 390 px wide, light and dark, each in .shots/WIDTH-THEME/ and on a contact sheet beside it.
//   --mocks DIR       puts the mock of a screen beside its picture
//   --only 390-dark   takes one width and theme, or several with commas between; 1366, 1024, 768 and 720, which is a
//                     desk at 200 %, are taken in this way only
//   --out DIR         saves them elsewhere
//   --compare DIR     takes none; counts the pixels that differ between those of DIR and those of .shots (or --out)
//   --url URL         uses a running product with demo data; two people and a salon are added to it
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, openChromium } from '../../e2e/support/chromium.ts';
import { withThrowawayProduct } from '../stack/throwaway.ts';
import { pauseBooking, readBooking } from './bookings.ts';
import { readCodes } from './codes.ts';
import { compareFolders } from './compare.ts';
import { saveContactSheets } from './contact-sheet.ts';
import { findPeople } from './people.ts';
import type { Role } from './screen.ts';
import { selectScreens } from './screens.ts';
import { furtherVariants, type Shot, takeShots, type Variant, variants } from './take-shots.ts';

const option = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  options: { url: option, mocks: option, out: option, compare: option, only: option },
  allowPositionals: true,
});
const folder = resolve(values.out ?? join(import.meta.dirname, '../../.shots'));
const selected = selectScreens(positionals);
const nameOf = ({ width, theme }: Variant): string => `${width}-${theme}`;
const everyVariant = [...variants, ...furtherVariants];
const only = values.only?.split(',');
const taking = only ? everyVariant.filter((variant) => only.includes(nameOf(variant))) : variants;
if (only && taking.length < only.length)
  throw new Error(`--only is of ${everyVariant.map(nameOf).join(', ')}`);

/** While one page waits for its server, the other draws. */
const concurrency = 2;

type Job = { readonly variant: Variant; readonly role: Role };

const saveShot = (variant: Variant, { screen, png, problems }: Shot): void => {
  if (png) writeFileSync(join(folder, nameOf(variant), `${screen.name}.png`), png);
  for (const problem of problems) console.log(`${nameOf(variant)} ${screen.name}: ${problem}`);
};

const screensFor = ({ variant, role }: Job) =>
  selected.filter((screen) => screen.role === role && (screen.width ?? variant.width) === variant.width);

/** Works through the jobs, each of which has a context of its own. */
const shootAll = async (browser: Browser, base: string): Promise<ReadonlyMap<Variant, readonly Shot[]>> => {
  const { people, owners, ...created } = await findPeople(browser, base);
  const bookings = await Promise.all(owners.map((owner) => readBooking(browser, base, owner)));
  await pauseBooking(browser, base, owners.at(-1));
  const codes = { ...(await readCodes(browser, base, people)), ...created, bookings };
  const roles = [...new Set(selected.map(({ role }) => role))];
  const queue: Job[] = taking.flatMap((variant) => roles.map((role) => ({ variant, role })));
  const taken = new Map<Variant, Shot[]>(taking.map((variant) => [variant, []]));
  const work = async (): Promise<void> => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const { variant, role } = job;
      await takeShots({ browser, base, people, codes }, variant, role, screensFor(job), (shot) => {
        saveShot(variant, shot);
        taken.get(variant)?.push(shot);
      });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return taken;
};

const run = async (base: string): Promise<void> => {
  await using browser = await openChromium();
  for (const variant of taking) mkdirSync(join(folder, nameOf(variant)), { recursive: true });
  const taken = await shootAll(browser, base);
  for (const [variant, shots] of taken) {
    const ordered = shots.toSorted((a, b) => selected.indexOf(a.screen) - selected.indexOf(b.screen));
    const paths = await saveContactSheets({ browser, folder, mocks: values.mocks }, variant, ordered);
    console.log(paths.join('\n'));
  }
  const all = [...taken.values()].flat();
  const failed = all.filter(({ problems }) => problems.length > 0);
  console.log(`${all.length} pictures of ${selected.length} screens, ${failed.length} with problems`);
  if (failed.length > 0) process.exitCode = 1;
};

/** Pictures of screens that are gone would stay for ever. A folder that was named may hold other files too. */
const removeFormer = (): void => {
  const names = taking.map(nameOf);
  const former = [...names, ...names.flatMap((name) => globSync(`sheet-${name}-*.png`, { cwd: folder }))];
  for (const name of former) rmSync(join(folder, name), { recursive: true, force: true });
};

if (values.compare) {
  await using browser = await openChromium();
  await compareFolders(browser, resolve(values.compare), folder);
} else {
  if (positionals.length === 0) removeFormer();
  await (values.url ? run(values.url) : withThrowawayProduct('shots', run));
}
