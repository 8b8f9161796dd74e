import type { PgBoss } from 'pg-boss';
import type { Log } from '../telemetry/log.ts';
import { eventOf } from './envelope.ts';

const REFRESH_MS = 10_000;

/** Which queues an event goes to: one for each module that handles it. */
export type QueueDirectory = { of(event: string): readonly string[]; close(): void };

const readQueues = async (boss: PgBoss): Promise<Map<string, string[]>> => {
  const byEvent = new Map<string, string[]>();
  for (const { name } of await boss.getQueues()) {
    const event = eventOf(name);
    if (event) byEvent.set(event, [...(byEvent.get(event) ?? []), name]);
  }
  return byEvent;
};

/**
 * Reads the queues of the whole product, also of modules that run in other processes. It is refreshed, because during a
 * deploy the migration adds the queue of a new listener while hosts of the old version still emit.
 */
export const openQueueDirectory = async (boss: PgBoss, log: Log): Promise<QueueDirectory> => {
  let byEvent = await readQueues(boss);
  const refresh = async (): Promise<void> => {
    try {
      byEvent = await readQueues(boss);
    } catch (error) {
      log.warn({ err: error }, 'refresh of the queue directory failed');
    }
  };
  const timer = setInterval(() => void refresh(), REFRESH_MS);
  timer.unref();
  return { of: (event) => byEvent.get(event) ?? [], close: () => clearInterval(timer) };
};
