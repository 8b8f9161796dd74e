import { setTimeout as pause } from 'node:timers/promises';
import { content } from '@ayna/contracts/content';
import { encodeBody, toCall } from '@ayna/contracts/core/client';

const route = content.routes.sendMessage;
const SENDERS = 8;

/** Identifies a message of the drill in tables and mails. */
export const markerOf = (index: number): string => `mark-${String(index).padStart(6, '0')}`;

const sendOnce = async (url: string, index: number): Promise<boolean> => {
  const call = toCall(route, {
    body: {
      fullName: 'Drill Person',
      email: 'drill@ornek.com',
      phone: '+905321234567',
      subject: markerOf(index),
      message: 'A message of the drill, long enough.',
    },
  });
  const { body } = encodeBody(route, call);
  const response = await fetch(new URL(call.url, url), {
    method: call.method,
    ...(body !== undefined && { body }),
    headers: { 'idempotency-key': `drill-${markerOf(index)}` },
    signal: AbortSignal.timeout(5_000),
  });
  await response.arrayBuffer();
  return response.ok;
};

/** Repeats the call with the same key until it is acknowledged, as a client does after a lost response. */
const sendUntilAcknowledged = async (url: string, index: number): Promise<number> => {
  for (let tries = 1; ; tries += 1) {
    if (await sendOnce(url, index).catch(() => false)) return tries;
    await pause(50);
  }
};

type SendTotals = { readonly acknowledged: number; readonly tries: number };

/** Sends the messages with eight concurrent senders and reports each acknowledgement, so that the drill can cause faults. */
export const sendAll = async (
  url: string,
  messages: number,
  onAcknowledged: (acknowledged: number) => void,
): Promise<SendTotals> => {
  let next = 0;
  let acknowledged = 0;
  let tries = 0;
  const runSender = async (): Promise<void> => {
    while (next < messages) {
      const index = next;
      next += 1;
      const needed = await sendUntilAcknowledged(url, index);
      tries += needed;
      acknowledged += 1;
      onAcknowledged(acknowledged);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, runSender));
  return { acknowledged, tries };
};
