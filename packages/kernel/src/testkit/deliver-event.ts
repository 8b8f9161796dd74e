import { Redis } from 'ioredis';
import { newCode } from '../codes.ts';
import { withQueue } from '../events/dead-letters.ts';
import type { Signal } from '../events/emit.ts';
import { queueOf } from '../events/envelope.ts';
import { signalChannel } from '../signals/signals.ts';
import { redisUrl } from './database.ts';

const signalQueue = async (queue: string): Promise<void> => {
  const signal: Signal = { module: '', kind: '', salonCode: null, object: null, queues: [queue] };
  const redis = new Redis(redisUrl);
  await redis.publish(signalChannel, JSON.stringify({ from: 'test', signal }));
  redis.disconnect();
};

/** Enqueues an event for a module and signals it, as a host does after COMMIT, so that no test waits for a poll. */
export const deliverEvent = async (
  url: string,
  module: string,
  name: string,
  data: object,
  salonCode: string | null = null,
): Promise<void> => {
  const queue = queueOf(module, name);
  const event = { id: newCode(), name, salonCode, at: new Date().toISOString(), data };
  await withQueue(url, undefined, (boss) => boss.insert(queue, [{ data: event }]));
  await signalQueue(queue);
};
