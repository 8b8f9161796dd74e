import { join } from 'node:path';
import { type Lesson, lessonIds } from '../../apps/web/app/parts/lesson-url.ts';
import type { Browser, Page } from '../../e2e/support/chromium.ts';
import { chooseTheme } from '../../e2e/support/theme.ts';
import { openScreen } from '../shots/open-screen.ts';
import { type People, signInContext } from '../shots/people.ts';
import { type Codes, type Screen, screenUrl } from '../shots/screen.ts';
import { screens } from '../shots/screens.ts';
import { saveWebp } from './encode.ts';
import { calendarPictures, type ShotPicture, shotPictures } from './pictures.ts';
import { openDay, openSampleContext, type SampleDay } from './sample-day.ts';

/** The shape of the pictures of lessons, which `lesson.tsx` gives them room for. */
const shapes = { desk: 770 / 1120, phone: 840 / 780 } as const;
const sizes = { desk: { height: 900, scale: 2 }, phone: { width: 390, height: 844, scale: 2 } } as const;

type Device = keyof typeof shapes;
type Cut = ShotPicture['desk'] | ShotPicture['phone'];

const cutOut = async (page: Page, { from, dx = 0, dy = 0, across }: Cut, device: Device): Promise<Buffer> => {
  const { width: windowWidth } = page.viewportSize() ?? { width: 0 };
  const box = from ? await page.locator(from).first().boundingBox() : null;
  const { x, y, width } = box ?? { x: 0, y: 0, width: windowWidth };
  const left = across === undefined ? x + dx : x + dx + (width - across) / 2;
  const wide = across ?? width - dx;
  return page.screenshot({
    clip: { x: left, y: y + dy, width: wide, height: wide * shapes[device] },
    animations: 'disabled',
  });
};

const save = async (png: Buffer, folder: string, lesson: Lesson, device: Device): Promise<void> => {
  const name = join(folder, lessonIds[lesson]);
  if (device === 'phone') return saveWebp(png, `${name}-telefon.webp`, 780);
  await saveWebp(png, `${name}-720.webp`, 720);
  await saveWebp(png, `${name}-1120.webp`, 1120);
};

export type Product = {
  readonly browser: Browser;
  readonly base: string;
  readonly people: People;
  readonly codes: Codes;
};

const findScreen = (name: string): Screen => {
  const screen = screens.find((one) => one.name === name);
  if (!screen) throw new Error(`findScreen: no screen is called ${name}`);
  return screen;
};

type View = { readonly width: number; readonly height: number; readonly scale: number };

/** Opens a screen of `pnpm shots` in a browser of its own, light, and hands its page over. */
export const withScreen = async (
  { browser, base, people, codes }: Product,
  { name, steps = [] }: { readonly name: string; readonly steps?: Screen['steps'] },
  { width, height, scale }: View,
  work: (page: Page) => Promise<void>,
): Promise<void> => {
  const screen = findScreen(name);
  const isPhone = width < 600;
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await chooseTheme(context, 'light');
  if (screen.role !== 'guest') await signInContext(context, people[screen.role]);
  const page = await context.newPage();
  const walked = { ...screen, steps: [...(screen.steps ?? []), ...(steps ?? [])] };
  const { wait } = await openScreen(page, walked, screenUrl(screen, codes));
  await wait();
  await work(page);
  await context.close();
};

const takeShotPicture = async (product: Product, picture: ShotPicture, folder: string): Promise<void> => {
  const { lesson, screen: name, steps, desk, phone } = picture;
  const at = { name, ...(steps ? { steps } : {}) };
  await withScreen(product, at, { width: desk.width, ...sizes.desk }, async (page) =>
    save(await cutOut(page, desk, 'desk'), folder, lesson, 'desk'),
  );
  await withScreen(product, at, sizes.phone, async (page) =>
    save(await cutOut(page, phone, 'phone'), folder, lesson, 'phone'),
  );
};

export const takeShotPictures = async (
  product: Product,
  folder: string,
  wanted: (lesson: Lesson) => boolean,
): Promise<void> => {
  for (const picture of shotPictures.filter(({ lesson }) => wanted(lesson)))
    await takeShotPicture(product, picture, folder);
};

/** Those of the calendar of the sample day. */
export const takeCalendarPictures = async (
  browser: Browser,
  sample: SampleDay,
  folder: string,
  wanted: (lesson: Lesson) => boolean,
): Promise<void> => {
  for (const { lesson, column, act, desk, phone } of calendarPictures.filter(({ lesson: one }) =>
    wanted(one),
  ))
    for (const device of ['desk', 'phone'] as const) {
      const isPhone = device === 'phone';
      const size = isPhone ? { ...sizes.phone, isPhone } : { width: desk.width, ...sizes.desk };
      const context = await openSampleContext(browser, sample, size);
      const page = await openDay(context, sample, isPhone ? sample.employeeCodes[column] : undefined);
      await act?.(page, isPhone);
      await page.waitForTimeout(700);
      await save(await cutOut(page, isPhone ? phone : desk, device), folder, lesson, device);
      await context.close();
    }
};
