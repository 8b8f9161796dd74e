import type { Page } from '../../e2e/support/chromium.ts';
import type { Act } from './painted.ts';
import { A_FULL_DAY, EMPLOYEES, type Plan } from './plan.ts';

/** What the calendar shows after a step, as its elements say it. */
const state = (boxes: number | readonly number[], columns: number, first: string): string => `(() => {
  const view = document.querySelector('[data-view=shown]');
  return ${JSON.stringify([boxes].flat())}.includes(view.querySelectorAll('[data-block], [data-month-day]').length)
    && view.querySelectorAll('[data-column]').length === ${columns}
    && view.querySelector('[data-column], [data-month-day]')?.outerHTML.includes(${JSON.stringify(first)});
})()`;

const key = (name: string): Act => ({ input: 'keydown', run: (page) => page.keyboard.press(name) });

/** The mouse stands there before time counts, as a hand does. */
const press: Act = {
  input: 'pointerdown',
  run: async (page) => {
    await page.mouse.down();
    await page.mouse.up();
  },
};

const moveTo = async (page: Page, selector: string): Promise<void> => {
  const target = page.locator(selector).first();
  await target.waitFor();
  await target.hover({ force: true });
};

const tab = (view: string) => (page: Page) => moveTo(page, `#calendar-tab-${view}`);
const cell = (day: string) => (page: Page) => moveTo(page, `[data-view=shown] [data-month-day="${day}"]`);
const filter = (nth: number) => async (page: Page) => {
  await page.locator('[data-tour=calendar-filter] button').first().click();
  await moveTo(page, `[role=option] >> nth=${nth}`);
};

export type Step = {
  readonly name: string;
  readonly act: Act;
  /** Brings the mouse where it is needed; not measured. */
  readonly before?: (page: Page) => Promise<void>;
  readonly isReady: string;
  /** A way to the next step, and not measured: the same was measured before. */
  readonly isWay?: true;
};

/** A round of switches that ends where it began: on a full day of everybody. */
export const roundOf = ({ full, nextFull, busy, nextBusy, days }: Plan): readonly Step[] => {
  const manyFrom = (first: string, length: number): number => {
    const from = days.findIndex(({ day }) => day === first);
    return days.slice(from, from + length).reduce((sum, { many }) => sum + many, 0);
  };
  const fullDay = (day: string) => state(A_FULL_DAY, EMPLOYEES, day);
  const each = A_FULL_DAY / EMPLOYEES;
  const ofOne = state([Math.floor(each), Math.ceil(each)], 1, full);
  const busyDay = state(manyFrom(busy, 1), EMPLOYEES, busy);
  const week = (day: string) => state(manyFrom(day, 7), 7, day);
  const month = state(days.length, 0, days[0]?.day ?? '');
  return [
    { name: 'day 250 to day 250', act: key('ArrowRight'), isReady: fullDay(nextFull) },
    { name: 'day 250 to day 250, back', act: key('ArrowLeft'), isReady: fullDay(full) },
    { name: 'everybody to one', act: press, before: filter(1), isReady: ofOne },
    { name: 'one to everybody', act: press, before: filter(0), isReady: fullDay(full) },
    { name: 'day 250 to month 1500', act: press, before: tab('monthly'), isReady: month },
    { name: 'month 1500 to day 250', act: press, before: cell(full), isReady: fullDay(full) },
    { name: 'to the month again', act: press, before: tab('monthly'), isReady: month, isWay: true },
    { name: 'month 1500 to day 60', act: press, before: cell(busy), isReady: busyDay },
    { name: 'day 60 to week 420', act: press, before: tab('weekly'), isReady: week(busy) },
    { name: 'week 420 to week 420', act: key('PageDown'), isReady: week(nextBusy) },
    { name: 'week 420 to week 420, back', act: key('PageUp'), isReady: week(busy) },
    { name: 'week 420 to month 1500', act: press, before: tab('monthly'), isReady: month },
    { name: 'month 1500 to week 420', act: press, before: tab('weekly'), isReady: week(busy) },
    { name: 'to the month at last', act: press, before: tab('monthly'), isReady: month, isWay: true },
    { name: 'to the full day', act: press, before: cell(full), isReady: fullDay(full), isWay: true },
  ];
};
