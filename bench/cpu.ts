import { readFileSync } from 'node:fs';
import { familyOf } from '../tools/services/processes.ts';

const TICKS_PER_SECOND = 100;

/** Nothing of a process that is gone by now. */
const ticksOf = (pid: number): number[] => {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    return rest.split(' ').slice(11, 15).map(Number);
  } catch {
    return [];
  }
};

/** CPU seconds that a process has used so far, its own and the system's for it. */
export const cpuSeconds = (pid: number): number => {
  const [user = 0, system = 0] = ticksOf(pid);
  return (user + system) / TICKS_PER_SECOND;
};

/** The same with its children, and with those that have ended: the first of them inherits their time. */
export const familyCpu = (pid: number): number => {
  const [, , goneUser = 0, goneSystem = 0] = ticksOf(pid);
  const alive = familyOf(pid).reduce((sum, one) => sum + cpuSeconds(one), 0);
  return alive + (goneUser + goneSystem) / TICKS_PER_SECOND;
};
