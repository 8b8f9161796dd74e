import type { PgBoss } from 'pg-boss';
import { deadQueueOf, type Envelope } from './envelope.ts';

export type DeadLetter = {
  readonly id: string;
  readonly event: string;
  readonly salonCode: string | null;
  readonly at: string;
  readonly why: string;
};

/** The events that a module could not digest, oldest first. */
export const deadLetters = async (boss: PgBoss, module: string): Promise<DeadLetter[]> => {
  const jobs = await boss.findJobs<Envelope>(deadQueueOf(module), { queued: true });
  return jobs.map(({ id, data, sourceOutput }) => ({
    id,
    event: data.name,
    salonCode: data.salonCode,
    at: data.at,
    why: String((sourceOutput as { message?: unknown } | null)?.message ?? 'unknown'),
  }));
};

/** Puts dead letters back where they came from; all of them, or those named. */
export const replay = (boss: PgBoss, module: string, ids?: readonly string[]): Promise<number> =>
  boss.redrive(deadQueueOf(module), ids ? { ids: [...ids] } : {});
