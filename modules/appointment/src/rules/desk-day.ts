import { leftBy } from './day-layers.ts';
import { both, has } from './ranges.ts';
import { roomOf, type Scene, stepsOf, type Wish } from './scene.ts';
import { offered } from './slots.ts';
import { type Step, visitStarts } from './visit.ts';
import { DAY, minutesFrom } from './wall-time.ts';

type Asked = {
  /** In minutes, where it is to be other than the service's. */
  readonly duration: number | null;
  /** A minute beside those of the salon's step. */
  readonly at: number | null;
};

export type DeskDay = {
  readonly starts: readonly number[];
  readonly each: readonly {
    readonly employeeCode: string;
    readonly works: boolean;
    readonly starts: readonly number[];
  }[];
};

/** Somebody may have come in a step ago; what is longer past is booked by typing its time. */
const offeredFrom = ({ date, now, salon }: Scene): number => {
  const minute = minutesFrom(date, now);
  return minute < DAY ? minute - salon.slotStep : 0;
};

const startsOf = (scene: Scene, steps: readonly Step[], at: number | null): number[] => {
  const free = visitStarts(steps);
  const starts = offered(free, scene.salon.slotStep, offeredFrom(scene));
  return at === null || starts.includes(at) || !has(free, at)
    ? starts
    : [...starts, at].toSorted((a, b) => a - b);
};

/** The steps in one person's hands; null where he or she cannot do them all. */
const aloneIn = (steps: readonly Step[], code: string): Step[] | null => {
  const alone = steps.map(({ work, who }) => ({ work, who: who.filter((one) => one.code === code) }));
  return alone.every(({ who }) => who.length > 0) ? alone : null;
};

/**
 * When the desk may begin a visit on a day: whenever the hours allow it and nobody has the time. Notice, reach and
 * pause of online booking bind customers alone.
 */
export const deskDay = (scene: Scene, wishes: readonly Wish[], { duration, at }: Asked): DeskDay => {
  const steps = stepsOf(scene, wishes, duration);
  if (!steps) return { starts: [], each: [] };
  const each = scene.employees.flatMap((employee) => {
    const alone = aloneIn(steps, employee.code);
    if (!alone) return [];
    const hours = both(leftBy(roomOf(scene, employee).layers), [[0, DAY]]);
    const starts = startsOf(scene, alone, at);
    return [{ employeeCode: employee.code, works: hours.length > 0, starts }];
  });
  return { starts: startsOf(scene, steps, at), each };
};
