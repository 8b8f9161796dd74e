import type { Finished } from '@ayna/kernel/door/finished';

// Finished weeks that this process remembers. Each is true as long as the salon's calendar has the version it
// was made of, which is read anew unless it was within the second and the salon's bell has not rung since.

const MOST_BYTES = 32_000_000;

const kept = new Map<string, Finished>();
let bytes = 0;

const drop = (key: string): void => {
  const held = kept.get(key);
  if (!held) return;
  kept.delete(key);
  bytes -= held.bytes.length;
};

/** Whether there is one, of whichever version. */
export const mayBeKept = (key: string): boolean => kept.has(key);

export const keptAnswer = (key: string, version: string): Finished | null => {
  const held = kept.get(key);
  if (!held || held.version !== version) return null;
  // What was asked for last goes last.
  kept.delete(key);
  kept.set(key, held);
  return held;
};

export const keepAnswer = (key: string, answer: Finished): Finished => {
  drop(key);
  kept.set(key, answer);
  bytes += answer.bytes.length;
  for (const oldest of kept.keys()) {
    if (bytes <= MOST_BYTES) break;
    drop(oldest);
  }
  return answer;
};
