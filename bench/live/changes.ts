import { setTimeout as pause } from 'node:timers/promises';
import type { Salon } from './plant.ts';
import { changeKey } from './streams.ts';

export type Change = { readonly salon: string; readonly key: string; readonly sentAt: number };

export type Hand = Salon & {
  readonly token: string;
  /** What the service was last said to be. */
  online: boolean;
  busy: boolean;
};

/** Null where it was refused. */
const switchService = async (url: string, hand: Hand): Promise<Change | null> => {
  const sentAt = performance.now();
  hand.busy = true;
  hand.online = !hand.online;
  const response = await fetch(new URL(`/api/Service/${hand.service}`, url), {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'x-user-token': hand.token },
    body: JSON.stringify({ online: hand.online }),
  });
  const answer = (await response.json()) as { version: number };
  hand.busy = false;
  if (response.ok) return { salon: hand.code, key: changeKey(hand.service, answer.version), sentAt };
  hand.online = !hand.online;
  return null;
};

/**
 * Changes in random salons at a pace that waits for no answer: a slow moment is felt by all that fall into it.
 * One salon has one change on its way at a time, so that each makes a version.
 */
export const makeChanges = async (
  url: string,
  hands: readonly Hand[],
  { changes, everyMs }: { readonly changes: number; readonly everyMs: number },
): Promise<{ readonly made: Change[]; readonly refused: number }> => {
  const sent: Promise<Change | null>[] = [];
  const began = performance.now();
  while (sent.length < changes) {
    const idle = hands.filter(({ busy }) => !busy);
    const hand = idle[Math.floor(Math.random() * idle.length)];
    if (hand) sent.push(switchService(url, hand));
    await pause(Math.max(0, began + sent.length * everyMs - performance.now()));
  }
  const made = (await Promise.all(sent)).filter((change) => change !== null);
  return { made, refused: sent.length - made.length };
};
