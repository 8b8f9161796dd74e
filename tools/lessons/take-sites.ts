import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '../../e2e/support/chromium.ts';
import { readmeBytes, saveWebp } from './encode.ts';
import { openDay, openSampleContext, type SampleDay } from './sample-day.ts';
import { type Product, withScreen } from './take-pictures.ts';

/** As the screens of `pnpm shots` and the pictures are called. */
const templates = ['akis', 'ustura', 'gonca', 'cila', 'kulis', 'berrak'] as const;

/** An example says above its page that it is one; the picture begins below that. */
const noticeEnd = `document.querySelector('a[href="/hazir-sablonlar"]').parentElement.getBoundingClientRect().bottom`;

const shootBelowNotice = async (page: Page, height: number): Promise<Buffer> => {
  const y = await page.evaluate<number>(noticeEnd);
  const { width = 0 } = page.viewportSize() ?? {};
  return page.screenshot({ clip: { x: 0, y, width, height }, animations: 'disabled' });
};

/** The first sight of the example of each template. */
export const takeTemplates = async (product: Product, folder: string): Promise<void> => {
  const [height, noticeRoom] = [1026, 60];
  const view = { width: 1440, height: height + noticeRoom, scale: 1 };
  for (const name of templates)
    await withScreen(product, { name: `template-${name}` }, view, async (page) => {
      const png = await shootBelowNotice(page, height);
      await saveWebp(png, join(folder, `${name}-720.webp`), 720);
      await saveWebp(png, join(folder, `${name}-1120.webp`), 1120);
    });
};

const desk = { width: 1280, height: 800, scale: 1 };
const phone = { width: 390, height: 800, scale: 2 };

/** Those at the top of README. */
export const takeReadmePictures = async (
  product: Product,
  browser: Browser,
  day: SampleDay,
  folder: string,
): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const save = (png: Buffer, name: string, width: number): Promise<void> =>
    saveWebp(png, join(folder, `${name}.webp`), width, readmeBytes);
  const context = await openSampleContext(browser, day, desk);
  await save(await (await openDay(context, day)).screenshot(), 'calendar', 1280);
  await context.close();
  await withScreen(product, { name: 'statistics' }, desk, async (page) =>
    save(await page.screenshot({ animations: 'disabled' }), 'statistics', 1280),
  );
  await withScreen(product, { name: 'template-akis' }, phone, async (page) =>
    save(await shootBelowNotice(page, 640), 'salon-page', 780),
  );
};
