import { driftSchedule } from '../copies/drift.ts';
import { forgetAnswers } from '../db/forget-answers.ts';
import type { Module, Schedule } from '../module.ts';

/** Which events a module hears, by its listeners and its copies, each once. */
export const eventsHeard = (module: Module): string[] => {
  const names = [...module.listeners, ...module.copies].map(({ event }) => event.name);
  return [...new Set(names)];
};

export type Job = Schedule & { readonly queue: string };

/** A module's schedules, with those that the kernel keeps for every module. */
export const jobsOf = (module: Module): Job[] => {
  const kept = [forgetAnswers(module.name), ...(module.copies.length > 0 ? [driftSchedule(module)] : [])];
  return [...module.schedules, ...kept].map((schedule) => ({
    ...schedule,
    queue: `${module.name}.job.${schedule.name}`,
  }));
};
