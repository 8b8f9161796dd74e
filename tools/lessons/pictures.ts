import type { Lesson } from '../../apps/web/app/parts/lesson-url.ts';
import type { Page } from '../../e2e/support/chromium.ts';
import type { Step } from '../shots/screen.ts';
import { blockOf, columnOf, holdOver, intoBlockPx, pointAt } from './calendar.ts';
import { words } from './texts.ts';

/** Where the picture begins: at the upper left corner of this, moved by so many pixels. */
type Cut = {
  /** Of the window, which decides how the page is laid out. */
  readonly width: number;
  readonly from?: string;
  readonly dx?: number;
  readonly dy?: number;
  /** How much of the page the picture shows across; without it all of the window, or all of `from`. */
  readonly across?: number;
};

type Look = { readonly desk: Cut; readonly phone: Omit<Cut, 'width'> };

/** A state of `pnpm shots`, after a few more steps. */
export type ShotPicture = Look & {
  readonly lesson: Lesson;
  readonly screen: string;
  readonly steps?: readonly Step[];
};

/** The calendar of the sample day. */
export type CalendarPicture = Look & {
  readonly lesson: Lesson;
  /** On a phone one column is looked at: the employee's, by the order of the columns. */
  readonly column: number;
  readonly act?: (page: Page, isPhone: boolean) => Promise<void>;
};

const main = 'main';

const fillService: Step = async (page) => {
  await page.getByRole('textbox', { name: words.serviceName, exact: true }).fill(words.newService);
  await page.getByRole('textbox', { name: words.servicePrice, exact: true }).fill('1500');
  await page.keyboard.press('Tab');
};

const chooseFirstType: Step = (page) => page.getByRole('button', { name: words.hairSalon }).first().hover();

/** What was typed has scrolled the page, and stands in a field with a ring. */
const backToTop: Step = (page) =>
  page.evaluate(`{
    document.activeElement.blur();
    for (const element of document.querySelectorAll('html, main, main *')) element.scrollTop = 0;
  }`);

export const shotPictures: readonly ShotPicture[] = [
  {
    lesson: 'create',
    screen: 'create-salon-type',
    steps: [chooseFirstType],
    desk: { width: 1080, from: main, across: 1000 },
    phone: { dy: 96 },
  },
  {
    lesson: 'hours',
    screen: 'edit-salon-hours',
    desk: { width: 1124, from: main },
    phone: { dy: 120 },
  },
  {
    lesson: 'service',
    screen: 'add-service',
    steps: [fillService, backToTop],
    desk: { width: 1124, from: main },
    phone: { dy: 60 },
  },
  { lesson: 'team', screen: 'employee-rights', desk: { width: 1124, from: main }, phone: { dy: 60 } },
  { lesson: 'share', screen: 'template-akis', desk: { width: 1280, dy: 36 }, phone: { dy: 98 } },
  { lesson: 'month', screen: 'monthly-report', desk: { width: 1124, from: main }, phone: { dy: 60 } },
];

const openForm = async (page: Page, isPhone: boolean): Promise<void> => {
  const { x, y } = await pointAt(columnOf(page, words.elif), '14:30');
  if (isPhone) await page.touchscreen.tap(x, y + 8);
  else await page.mouse.click(x, y + 8);
  await page.getByRole('menuitem', { name: words.add }).click();
  const search = page.getByRole('combobox', { name: words.search });
  await search.fill(words.walkIn);
  await page.getByRole('option', { name: words.newCard }).click();
  const list = page.getByRole('list', { name: words.serviceList });
  await list.getByRole('button', { name: words.cut }).click();
};

const carry = async (page: Page, isPhone: boolean): Promise<void> => {
  const { x, y } = await pointAt(columnOf(page, words.nehir), '16:15');
  await holdOver(page, blockOf(page, words.carried), { x, y: y + intoBlockPx }, isPhone);
};

const openVisit = async (page: Page): Promise<void> => {
  await blockOf(page, words.finished).click();
  await page.getByRole('button', { name: words.complete, exact: true }).waitFor();
};

export const calendarPictures: readonly CalendarPicture[] = [
  { lesson: 'day', column: 0, desk: { width: 1124, from: main }, phone: {} },
  { lesson: 'book', column: 1, act: openForm, desk: { width: 1280, dx: 360, dy: 8 }, phone: {} },
  { lesson: 'move', column: 3, act: carry, desk: { width: 1124, from: main }, phone: { dy: 190 } },
  {
    lesson: 'complete',
    column: 0,
    act: openVisit,
    desk: { width: 1124, from: main, dy: 88 },
    phone: { dy: 424 },
  },
];
