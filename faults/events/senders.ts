import { setTimeout as pause } from 'node:timers/promises';
import { content } from '@ayna/contracts/content';
import { callOf, wireBody } from '@ayna/contracts/core/client';

const route = content.routes.send;
const HANDS = 8;

/** How a message of the drill is known again in tables and mails. */
export const markOf = (index: number): string => `mark-${String(index).padStart(6, '0')}`;

const sendOnce = async (url: string, index: number): Promise<boolean> => {
  const call = callOf(route, {
    body: {
      fullName: 'Drill Person',
      email: 'drill@ornek.com',
      phone: '+905321234567',
      subject: markOf(index),
      message: 'A message of the drill, long enough.',
    },
  });
  const { body } = wireBody(route, call);
  const response = await fetch(new URL(call.url, url), {
    method: call.method,
    ...(body !== undefined && { body }),
    headers: { 'idempotency-key': `drill-${markOf(index)}` },
    signal: AbortSignal.timeout(5_000),
  });
  await response.arrayBuffer();
  return response.ok;
};

/** Sends until it is acknowledged, always with the same key: that is what a client with a lost answer does. */
const sendUntilTaken = async (url: string, index: number): Promise<number> => {
  for (let tries = 1; ; tries += 1) {
    if (await sendOnce(url, index).catch(() => false)) return tries;
    await pause(50);
  }
};

type Sent = { readonly acknowledged: number; readonly tries: number };

/** Sends so many messages by eight hands; after each acknowledged one the drill may interfere. */
export const sendAll = async (
  url: string,
  messages: number,
  onTaken: (taken: number) => void,
): Promise<Sent> => {
  let next = 0;
  let acknowledged = 0;
  let tries = 0;
  const hand = async (): Promise<void> => {
    while (next < messages) {
      const index = next;
      next += 1;
      const needed = await sendUntilTaken(url, index);
      tries += needed;
      acknowledged += 1;
      onTaken(acknowledged);
    }
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
  return { acknowledged, tries };
};
