import type { RefusalCode } from '@ayna/contracts/errors';
import { has } from './ranges.ts';
import { performs, roomOf, type Scene } from './scene.ts';
import { offered, startsFor, type Work } from './slots.ts';
import { nearest } from './visit.ts';
import { minutesFrom } from './wall-time.ts';

type Move = {
  readonly serviceCode: string;
  readonly employeeCode: string;
  /** In minutes from the scene's date. */
  readonly start: number;
  readonly work: Work;
  /** Over others on purpose: neither hours nor taken time matter. */
  readonly over: boolean;
};

type Refused = { readonly refused: RefusalCode; readonly nearest: readonly number[] };

/** Null where it may be moved there; the scene must not count the appointment itself as taken time. */
export const refuseMove = (
  scene: Scene,
  { serviceCode, employeeCode, start, work, over }: Move,
): Refused | null => {
  const employee = scene.employees.find(({ code }) => code === employeeCode);
  if (!employee?.isActive) return { refused: 'unknown-employee', nearest: [] };
  if (!performs(employee, serviceCode)) return { refused: 'not-performed', nearest: [] };
  if (over) return null;
  const room = roomOf(scene, employee);
  const starts = startsFor(room, work);
  if (has(starts, start)) return null;
  if (!has(startsFor({ ...room, taken: [] }, work), start)) return { refused: 'outside-hours', nearest: [] };
  return { refused: 'slot-taken', nearest: nearest(offered(starts, scene.salon.slotStep, 0), start) };
};

/** The beginnings on the scene's date to which it may be moved, in the past none; the same holds for the scene. */
export const movesOn = (
  scene: Scene,
  { serviceCode, employeeCode, work }: Pick<Move, 'serviceCode' | 'employeeCode' | 'work'>,
): number[] => {
  const employee = scene.employees.find(({ code }) => code === employeeCode);
  if (!employee?.isActive || !performs(employee, serviceCode)) return [];
  return offered(
    startsFor(roomOf(scene, employee), work),
    scene.salon.slotStep,
    minutesFrom(scene.date, scene.now),
  );
};
