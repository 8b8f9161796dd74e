import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A file of the process in /proc; empty if the process is gone. */
const readProc = (pid: number, file: 'stat' | 'cmdline'): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

/** The program's name, in brackets, may contain anything; the fields after the last bracket have a fixed order. */
const readStatFields = (pid: number): string[] => readProc(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];

export const isAlive = (pid: number): boolean => {
  const state = readStatFields(pid)[0];
  return state !== undefined && state !== '' && state !== 'Z';
};

export const readCommandLine = (pid: number): string => readProc(pid, 'cmdline').replaceAll('\0', ' ').trim();

/**
 * The process and its children, itself first. All processes of PostgreSQL are children of the first one, and each has
 * its own session, so they share no process group.
 */
export const processTree = (pid: number): number[] => {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((other) => other > 0 && readStatFields(other)[1] === String(pid));
  return [pid, ...children];
};

/** Sends a signal to the processes that still exist. */
export const signalAll = (pids: readonly number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
};

type Condition = () => boolean | Promise<boolean>;

/** Polls until the condition holds or the time is up; returns whether it holds. */
export const waitUntil = async (condition: Condition, withinMs: number): Promise<boolean> => {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (await condition()) return true;
    await sleep(25);
  }
  return condition();
};
