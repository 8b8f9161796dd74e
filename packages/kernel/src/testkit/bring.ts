import { Redis } from 'ioredis';
import { bellChannel } from '../bell/bell.ts';
import { newCode } from '../codes.ts';
import { visitQueue } from '../events/dead.ts';
import type { Ring } from '../events/emit.ts';
import { queueOf } from '../events/envelope.ts';
import { redisUrl } from './database.ts';

const ringFor = async (queue: string): Promise<void> => {
  const ring: Ring = { module: '', kind: '', salonCode: null, bell: null, queues: [queue] };
  const redis = new Redis(redisUrl);
  await redis.publish(bellChannel, JSON.stringify({ from: 'test', ring }));
  redis.disconnect();
};

/** Puts an event where a module hears it, and rings as a host does after a commit: nobody waits for a poll. */
export const bringEvent = async (
  url: string,
  module: string,
  name: string,
  data: object,
  salonCode: string | null = null,
): Promise<void> => {
  const queue = queueOf(module, name);
  const event = { id: newCode(), name, salonCode, at: new Date().toISOString(), data };
  await visitQueue(url, undefined, (boss) => boss.insert(queue, [{ data: event }]));
  await ringFor(queue);
};
