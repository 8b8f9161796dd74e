import { has } from './ranges.ts';
import { performs, roomOf, type Scene } from './scene.ts';
import { offered, startsFor, type Work } from './slots.ts';
import { nearest } from './visit.ts';
import { minutesFrom, momentAt } from './wall-time.ts';

type Held = {
  readonly employeeCode: string;
  readonly serviceCode: string;
  readonly startsAt: string;
  readonly work: Work;
};

/** Whether the hours no longer allow it: a leave, a closed day, other hours, or an employee who is gone. */
export const isHit = (scene: Scene, { employeeCode, startsAt, work }: Held): boolean => {
  const employee = scene.employees.find(({ code }) => code === employeeCode);
  if (!employee?.isActive) return true;
  const room = { ...roomOf(scene, employee), taken: [] };
  return !has(startsFor(room, work), minutesFrom(scene.date, startsAt));
};

const others = (scene: Scene, { employeeCode, serviceCode }: Held) =>
  scene.employees.filter((one) => one.code !== employeeCode && one.isActive && performs(one, serviceCode));

/** Who else does it and is free then. */
export const couldTake = (scene: Scene, held: Held): string[] =>
  others(scene, held)
    .filter((one) => has(startsFor(roomOf(scene, one), held.work), minutesFrom(scene.date, held.startsAt)))
    .map(({ code }) => code);

/** A customer who is asked will come so much earlier or later, in minutes. */
const NEAR = 60;

/** Who else does it and is free only near that time, with the nearest beginning. */
export const couldShift = (
  scene: Scene,
  held: Held,
): { readonly employeeCode: string; readonly startDate: string }[] => {
  const at = minutesFrom(scene.date, held.startsAt);
  const now = minutesFrom(scene.date, scene.now);
  return others(scene, held).flatMap((one) => {
    const starts = startsFor(roomOf(scene, one), held.work);
    if (has(starts, at)) return [];
    const [best] = nearest(offered(starts, scene.salon.slotStep, now), at).toSorted(
      (a, b) => Math.abs(a - at) - Math.abs(b - at),
    );
    if (best === undefined || Math.abs(best - at) > NEAR) return [];
    return [{ employeeCode: one.code, startDate: momentAt(scene.date, best) }];
  });
};
