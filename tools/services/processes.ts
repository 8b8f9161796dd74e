import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** What /proc says, readable for everybody; empty when the process is gone. */
const fromProc = (pid: number, file: 'stat' | 'cmdline'): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

/** The program's name, in brackets, may hold anything; what follows the last bracket is in fixed order. */
const statFields = (pid: number): string[] => fromProc(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];

export const isAlive = (pid: number): boolean => {
  const state = statFields(pid)[0];
  return state !== undefined && state !== '' && state !== 'Z';
};

export const commandLine = (pid: number): string => fromProc(pid, 'cmdline').replaceAll('\0', ' ').trim();

/**
 * The process and its children, itself first. PostgreSQL's processes are all children of the first
 * one, and each leads a session of its own, so no process group holds them together.
 */
export const familyOf = (pid: number): number[] => {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((other) => other > 0 && statFields(other)[1] === String(pid));
  return [pid, ...children];
};

/** Sends a signal to those who are still there. */
export const signalAll = (pids: readonly number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
};

type Question = () => boolean | Promise<boolean>;

/** Asks again and again until it is so, or until the time is up; says which. */
export const becomesTrue = async (ask: Question, withinMs: number): Promise<boolean> => {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (await ask()) return true;
    await sleep(25);
  }
  return ask();
};
