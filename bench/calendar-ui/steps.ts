import type { Page } from '../../e2e/support/chromium.ts';
import { APPOINTMENTS_ON_FULL_DAY, EMPLOYEES, type MonthPlan } from './month-plan.ts';
import type { UserInput } from './paint-timer.ts';

/** JavaScript that is true when the calendar shows the expected boxes, columns and first day. */
const viewCondition = (boxes: number | readonly number[], columns: number, first: string): string => `(() => {
  const view = document.querySelector('[data-view=shown]');
  return ${JSON.stringify([boxes].flat())}.includes(view.querySelectorAll('[data-block], [data-month-day]').length)
    && view.querySelectorAll('[data-column]').length === ${columns}
    && view.querySelector('[data-column], [data-month-day]')?.outerHTML.includes(${JSON.stringify(first)});
})()`;

const pressKey = (name: string): UserInput => ({
  event: 'keydown',
  run: (page) => page.keyboard.press(name),
});

/** The mouse is already over the target when the timer starts. */
const clickMouse: UserInput = {
  event: 'pointerdown',
  run: async (page) => {
    await page.mouse.down();
    await page.mouse.up();
  },
};

const hoverOver = async (page: Page, selector: string): Promise<void> => {
  const target = page.locator(selector).first();
  await target.waitFor();
  await target.hover({ force: true });
};

const hoverTab = (view: string) => (page: Page) => hoverOver(page, `#calendar-tab-${view}`);
const hoverDay = (day: string) => (page: Page) =>
  hoverOver(page, `[data-view=shown] [data-month-day="${day}"]`);
const hoverFilterOption = (nth: number) => async (page: Page) => {
  await page.locator('[data-tour=calendar-filter] button').first().click();
  await hoverOver(page, `[role=option] >> nth=${nth}`);
};

export type Step = {
  readonly name: string;
  readonly input: UserInput;
  /** Moves the mouse to the target; not measured. */
  readonly before?: (page: Page) => Promise<void>;
  readonly isReady: string;
  /** Leads to the next step and is not measured, because the same switch was measured before. */
  readonly isTransition?: true;
};

/** A round of switches that starts and ends on a full day of all employees. */
export const stepsOf = ({ full, nextFull, busy, nextBusy, days }: MonthPlan): readonly Step[] => {
  const appointmentsFrom = (first: string, length: number): number => {
    const from = days.findIndex(({ day }) => day === first);
    return days.slice(from, from + length).reduce((sum, { appointments }) => sum + appointments, 0);
  };
  const fullDay = (day: string) => viewCondition(APPOINTMENTS_ON_FULL_DAY, EMPLOYEES, day);
  const perEmployee = APPOINTMENTS_ON_FULL_DAY / EMPLOYEES;
  const oneEmployee = viewCondition([Math.floor(perEmployee), Math.ceil(perEmployee)], 1, full);
  const busyDay = viewCondition(appointmentsFrom(busy, 1), EMPLOYEES, busy);
  const week = (day: string) => viewCondition(appointmentsFrom(day, 7), 7, day);
  const month = viewCondition(days.length, 0, days[0]?.day ?? '');
  return [
    { name: 'day 250 to day 250', input: pressKey('ArrowRight'), isReady: fullDay(nextFull) },
    { name: 'day 250 to day 250, back', input: pressKey('ArrowLeft'), isReady: fullDay(full) },
    { name: 'everybody to one', input: clickMouse, before: hoverFilterOption(1), isReady: oneEmployee },
    { name: 'one to everybody', input: clickMouse, before: hoverFilterOption(0), isReady: fullDay(full) },
    { name: 'day 250 to month 1500', input: clickMouse, before: hoverTab('monthly'), isReady: month },
    { name: 'month 1500 to day 250', input: clickMouse, before: hoverDay(full), isReady: fullDay(full) },
    {
      name: 'to the month again',
      input: clickMouse,
      before: hoverTab('monthly'),
      isReady: month,
      isTransition: true,
    },
    { name: 'month 1500 to day 60', input: clickMouse, before: hoverDay(busy), isReady: busyDay },
    { name: 'day 60 to week 420', input: clickMouse, before: hoverTab('weekly'), isReady: week(busy) },
    { name: 'week 420 to week 420', input: pressKey('PageDown'), isReady: week(nextBusy) },
    { name: 'week 420 to week 420, back', input: pressKey('PageUp'), isReady: week(busy) },
    { name: 'week 420 to month 1500', input: clickMouse, before: hoverTab('monthly'), isReady: month },
    { name: 'month 1500 to week 420', input: clickMouse, before: hoverTab('weekly'), isReady: week(busy) },
    {
      name: 'to the month at last',
      input: clickMouse,
      before: hoverTab('monthly'),
      isReady: month,
      isTransition: true,
    },
    {
      name: 'to the full day',
      input: clickMouse,
      before: hoverDay(full),
      isReady: fullDay(full),
      isTransition: true,
    },
  ];
};
