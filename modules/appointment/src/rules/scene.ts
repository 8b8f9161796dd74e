import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { SalonState } from '@ayna/contracts/core/salons';
import type { ServiceState } from '@ayna/contracts/core/services';
import { hourLayers, type Layer, type PublicHolidays, salonOpenness } from './day-layers.ts';
import { type Range, type Ranges, without } from './ranges.ts';
import { startsFor, type Work } from './slots.ts';
import type { Step } from './visit.ts';
import { DAY, daysBetween, minutesFrom } from './wall-time.ts';

/** Everything that decides about a day, as the module holds it. */
export type Scene = {
  readonly date: string;
  /** What the salon's wall clock shows. */
  readonly now: string;
  readonly salon: SalonState;
  readonly holidays: PublicHolidays;
  readonly services: ReadonlyMap<string, ServiceState>;
  readonly employees: readonly EmployeeState[];
  /** By employee: appointments, holds and blocked time, in minutes from the date's midnight. */
  readonly taken: ReadonlyMap<string, Ranges>;
};

export type Wish = { readonly serviceCode: string; readonly employeeCode: string | null };

export const performs = (employee: EmployeeState, serviceCode: string): boolean =>
  employee.allServices || employee.serviceCodes.includes(serviceCode);

export const workOf = ({ duration, bufferAfter, phases }: ServiceState): Work => ({
  duration,
  bufferAfter,
  phases,
});

const minutesIn = (ranges: Ranges): number => ranges.reduce((sum, [from, to]) => sum + to - from, 0);

type Hours = Pick<Scene, 'salon' | 'holidays'> & {
  readonly open: Ranges;
  readonly layers: readonly Layer[];
};

const MOST_DATES = 200;
const known = new WeakMap<EmployeeState, Map<string, Hours>>();

/**
 * The hours of an employee's date. Whoever looks for the first free time asks for the same weeks as the one
 * before, so they are kept as long as the states they follow from.
 */
const hoursOf = ({ salon, holidays, date }: Scene, employee: EmployeeState): Hours => {
  const dates = known.get(employee) ?? new Map<string, Hours>();
  const before = dates.get(date);
  if (before?.salon === salon && before.holidays === holidays) return before;
  const openness = salonOpenness(salon, holidays, date);
  const made = { salon, holidays, open: openness.open, layers: hourLayers(openness, employee, date) };
  if (dates.size >= MOST_DATES) dates.clear();
  known.set(employee, dates.set(date, made));
  return made;
};

/** How an employee's day looks; `narrowed` are hours that the caller asked to stay within. */
export const roomOf = (scene: Scene, employee: EmployeeState, narrowed?: Range) => {
  const { open, layers } = hoursOf(scene, employee);
  const outside = narrowed ? without([[-DAY, 2 * DAY]], [narrowed]) : [];
  return {
    open,
    layers: narrowed ? [...layers, { why: 'not-working' as const, takes: outside }] : layers,
    taken: scene.taken.get(employee.code) ?? [],
  };
};

/** Each wish with those who could fulfil it, and when. Null where a wish names what there is not. */
export const stepsOf = (scene: Scene, wishes: readonly Wish[], duration?: number | null): Step[] | null => {
  const steps: Step[] = [];
  for (const { serviceCode, employeeCode } of wishes) {
    const service = scene.services.get(serviceCode);
    if (!service) return null;
    const work = duration ? { ...workOf(service), duration, phases: null } : workOf(service);
    const able = scene.employees.filter(
      (one) => one.isActive && performs(one, serviceCode) && (!employeeCode || one.code === employeeCode),
    );
    const who = able.map((one) => {
      const room = roomOf(scene, one);
      return { code: one.code, starts: startsFor(room, work), load: minutesIn(room.taken) };
    });
    steps.push({ work, who });
  }
  return steps;
};

/** The first minute of the day from which a customer may book, or null where the day is too far ahead. */
export const bookableFrom = ({ salon, date, now }: Scene): number | null =>
  daysBetween(now.slice(0, 10), date) > salon.aheadDays ? null : minutesFrom(date, now) + salon.leadMinutes;
