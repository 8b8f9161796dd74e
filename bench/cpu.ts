import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** CPU seconds that a process has used so far, its own and the system's for it. */
export const cpuSeconds = (pid: number): number => {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
};
