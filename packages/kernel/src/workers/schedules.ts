import { driftSchedule } from '../copies/drift.ts';
import { jobQueueOf } from '../events/envelope.ts';
import { figuresDriftSchedule } from '../figures/drift.ts';
import type { Module, Schedule } from '../module.ts';
import { expireIdempotencyKeys } from './expire-idempotency-keys.ts';

/** The events a module handles, by its listeners and its copies, each once. */
export const handledEvents = (module: Module): string[] => {
  const names = [...module.listeners, ...module.copies].map(({ event }) => event.name);
  return [...new Set(names)];
};

export type Job = Schedule & { readonly queue: string };

/** A module's schedules, with those that the kernel runs for every module. */
export const jobsOf = (module: Module): Job[] => {
  const drift = [
    ...(module.copies.length > 0 ? [driftSchedule(module)] : []),
    ...(module.figures.length > 0 ? [figuresDriftSchedule(module)] : []),
  ];
  return [...module.schedules, expireIdempotencyKeys(module.name), ...drift].map((schedule) => ({
    ...schedule,
    queue: jobQueueOf(module.name, schedule.name),
  }));
};
