// pnpm lessons [PART ...]: takes again what the site and README show of the product, or some of it only. Parts are the
// names of lessons (create, day, ...), and 'lessons', 'film', 'templates' and 'readme'. It looks at nothing but demo data.
//   --url URL     uses a running product with demo data; people and salons are added to it
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lessonIds } from '../../apps/web/app/parts/lesson-url.ts';
import { type Browser, openChromium } from '../../e2e/support/chromium.ts';
import { ensureDebianPackages, ffmpeg } from '../services/install.ts';
import { readBooking } from '../shots/bookings.ts';
import { readCodes } from '../shots/codes.ts';
import { findPeople } from '../shots/people.ts';
import { withThrowawayProduct } from '../stack/throwaway.ts';
import { makeFilm } from './film/make-film.ts';
import { openSampleDay } from './sample-day.ts';
import { type Product, takeCalendarPictures, takeShotPictures } from './take-pictures.ts';
import { takeReadmePictures, takeTemplates } from './take-sites.ts';

const { values, positionals } = parseArgs({ options: { url: { type: 'string' } }, allowPositionals: true });
const parts = [...Object.keys(lessonIds), 'lessons', 'film', 'templates', 'readme'];
const unknown = positionals.filter((name) => !parts.includes(name));
if (unknown.length > 0)
  throw new Error(`No part is called ${unknown.join(', ')}. Parts: ${parts.join(', ')}.`);
const wants = (...names: readonly string[]): boolean =>
  positionals.length === 0 || names.some((name) => positionals.includes(name));

const root = join(import.meta.dirname, '../..');
const app = join(root, 'apps/web/app');
const folders = {
  lessons: join(app, 'features/lessons/pictures'),
  templates: join(app, 'parts/template-pictures'),
  readme: join(root, 'docs/pictures'),
};

const openProduct = async (browser: Browser, base: string): Promise<Product> => {
  const { people, owners, ...created } = await findPeople(browser, base);
  const bookings = await Promise.all(owners.map((owner) => readBooking(browser, base, owner)));
  return {
    browser,
    base,
    people,
    codes: { ...(await readCodes(browser, base, people)), ...created, bookings },
  };
};

const run = async (base: string): Promise<void> => {
  await using browser = await openChromium();
  const product = await openProduct(browser, base);
  const wantsLesson = (lesson: string): boolean => wants('lessons', lesson);
  if (wants('templates')) await takeTemplates(product, folders.templates);
  await takeShotPictures(product, folders.lessons, wantsLesson);
  const sample = await openSampleDay(browser, base);
  if (wants('readme')) await takeReadmePictures(product, browser, sample, folders.readme);
  await takeCalendarPictures(browser, sample, folders.lessons, wantsLesson);
  if (wants('film')) await makeFilm(browser, sample, folders.lessons);
};

if (wants('film')) ensureDebianPackages([ffmpeg]);
await (values.url ? run(values.url) : withThrowawayProduct('lessons', run));
