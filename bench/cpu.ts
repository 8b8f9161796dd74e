import { readFileSync } from 'node:fs';
import { processTree } from '../tools/services/processes.ts';

const TICKS_PER_SECOND = 100;

/** Returns nothing for a process that has ended. */
const readTicks = (pid: number): number[] => {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    return rest.split(' ').slice(11, 15).map(Number);
  } catch {
    return [];
  }
};

/** CPU seconds that a process has used so far, user and system. */
export const cpuSeconds = (pid: number): number => {
  const [user = 0, system = 0] = readTicks(pid);
  return (user + system) / TICKS_PER_SECOND;
};

/** The same including all descendants. The root process accounts for children that have ended. */
export const treeCpuSeconds = (pid: number): number => {
  const [, , goneUser = 0, goneSystem = 0] = readTicks(pid);
  const alive = processTree(pid).reduce((sum, one) => sum + cpuSeconds(one), 0);
  return alive + (goneUser + goneSystem) / TICKS_PER_SECOND;
};
