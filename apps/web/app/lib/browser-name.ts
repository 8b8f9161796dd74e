import { newIdempotencyKey } from './idempotency-key.ts';
import { localStore } from './storage.ts';

const key = 'ayna.browser';

/**
 * A random name of this browser, for the holds of guests: many of them share the address of a mobile operator, and
 * would otherwise take each other's times. It says nothing about the person.
 */
export const browserName = (): string => {
  const stored = localStore.get(key);
  if (stored) return stored;
  const name = newIdempotencyKey();
  localStore.set(key, name);
  return name;
};
