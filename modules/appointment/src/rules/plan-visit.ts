import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { ServiceState } from '@ayna/contracts/core/services';
import type { RefusalCode } from '@ayna/contracts/errors';
import { has } from './ranges.ts';
import { bookableFrom, performs, type Scene, stepsOf, type Wish } from './scene.ts';
import type { Work } from './slots.ts';
import { assign, nearest, offsetsOf, visitSlots, visitStarts } from './visit.ts';

/** One service of a visit in somebody's hands, in minutes from the date's midnight. */
export type Placed = {
  readonly service: ServiceState;
  readonly employee: EmployeeState;
  readonly start: number;
  readonly work: Work;
};

type Refused = { readonly refused: RefusalCode; readonly nearest: readonly number[] };

export type Planned = { readonly placed: readonly Placed[] } | Refused;

const refuse = (refused: RefusalCode, near: readonly number[] = []): Refused => ({ refused, nearest: near });

/** Who is asked for what they do not do, or is not there; checked before hours are, since it explains more. */
const wrongWish = ({ services, employees }: Scene, wishes: readonly Wish[]): RefusalCode | null => {
  for (const { serviceCode, employeeCode } of wishes) {
    const service = services.get(serviceCode);
    if (!service?.active) return 'unknown-service';
    const named = employees.find(({ code }) => code === employeeCode);
    if (employeeCode && !named?.isActive) return 'unknown-employee';
    if (named && !performs(named, serviceCode)) return 'not-performed';
  }
  return null;
};

const place = (
  scene: Scene,
  wishes: readonly Wish[],
  works: readonly Work[],
  who: readonly string[],
  start: number,
) => {
  const offsets = offsetsOf(works);
  return wishes.map(({ serviceCode }, index): Placed => {
    const service = scene.services.get(serviceCode);
    const employee = scene.employees.find(({ code }) => code === who[index]);
    const work = works[index];
    if (!service || !employee || !work) throw new Error('a visit was planned with what is not there');
    return { service, employee, start: start + (offsets[index] ?? 0), work };
  });
};

/** Without regard to what is taken: whether hours allow it at all. */
const hoursAllow = (
  scene: Scene,
  wishes: readonly Wish[],
  start: number,
  duration?: number | null,
): boolean => {
  const steps = stepsOf({ ...scene, taken: new Map() }, wishes, duration);
  return steps !== null && has(visitStarts(steps), start);
};

type Desk = { readonly duration: number | null };

/** The desk may book at any minute that the hours allow and nobody has. */
export const planByDesk = (
  scene: Scene,
  wishes: readonly Wish[],
  start: number,
  { duration }: Desk,
): Planned => {
  const wrong = wrongWish(scene, wishes);
  const steps = wrong ? null : stepsOf(scene, wishes, duration);
  if (wrong || !steps) return refuse(wrong ?? 'unknown-service');
  const who = assign(steps, start);
  if (who)
    return {
      placed: place(
        scene,
        wishes,
        steps.map(({ work }) => work),
        who,
        start,
      ),
    };
  if (!hoursAllow(scene, wishes, start, duration)) return refuse('outside-hours');
  const free = visitSlots(steps, scene.salon.slotStep, 0).map((slot) => slot.start);
  return refuse('slot-taken', nearest(free, start));
};

/** The desk lays it over others on purpose: whoever is named does it, whatever the hours say. */
export const planOver = (
  scene: Scene,
  wishes: readonly Wish[],
  start: number,
  { duration }: Desk,
): Planned => {
  const wrong = wrongWish(scene, wishes);
  const steps = wrong ? null : stepsOf(scene, wishes, duration);
  if (wrong || !steps) return refuse(wrong ?? 'unknown-service');
  const who = wishes.map(({ employeeCode }) => employeeCode);
  if (who.some((code) => code === null)) return refuse('unknown-employee');
  return {
    placed: place(
      scene,
      wishes,
      steps.map(({ work }) => work),
      who as string[],
      start,
    ),
  };
};

/** What is offered to customers on the day; empty where nothing is. */
export const offeredSlots = (scene: Scene, wishes: readonly Wish[]) => {
  const { salon, services } = scene;
  if (salon.status !== 'Published' || !salon.onlineBooking) return [];
  if (wishes.some(({ serviceCode }) => !services.get(serviceCode)?.online)) return [];
  if (wrongWish(scene, wishes)) return [];
  const from = bookableFrom(scene);
  const steps = from === null ? null : stepsOf(scene, wishes);
  return from === null || !steps ? [] : visitSlots(steps, salon.slotStep, from);
};

/** A customer may book what is offered, and nothing else. */
export const planOnline = (scene: Scene, wishes: readonly Wish[], start: number): Planned => {
  const { salon, services } = scene;
  if (salon.status !== 'Published' || !salon.onlineBooking) return refuse('booking-paused');
  const wrong = wrongWish(scene, wishes);
  if (wrong) return refuse(wrong);
  if (wishes.some(({ serviceCode }) => !services.get(serviceCode)?.online)) return refuse('unknown-service');
  const slots = offeredSlots(scene, wishes);
  const found = slots.find((slot) => slot.start === start);
  const steps = stepsOf(scene, wishes);
  if (found && steps)
    return {
      placed: place(
        scene,
        wishes,
        steps.map(({ work }) => work),
        found.employees,
        start,
      ),
    };
  const why = hoursAllow(scene, wishes, start) ? 'slot-taken' : 'outside-hours';
  return refuse(
    why,
    nearest(
      slots.map((slot) => slot.start),
      start,
    ),
  );
};
