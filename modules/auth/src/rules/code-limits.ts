import { networkOf } from './caller.ts';

export const CODE_MS = 180_000;
export const GAP_MS = 60_000;
export const TRIES = 5;
/** After this a challenge is old, and a code for it is no longer sent anew. */
export const CHALLENGE_MS = 3_600_000;

const HOUR = 3_600;
const DAY = 86_400;

export type Count = { readonly key: string; readonly max: number; readonly seconds: number };

/**
 * What one sending counts against: the number, the address it was asked from, and the ten thousand
 * numbers around it, since whoever earns by messages walks through neighbours. Always in this order,
 * so that two sendings never wait for each other in a ring.
 */
export const countsOfCode = (phone: string, address: string): Count[] => {
  const network = networkOf(address);
  const block = phone.slice(0, -4);
  return [
    { key: `code number hour ${phone}`, max: 5, seconds: HOUR },
    { key: `code number day ${phone}`, max: 10, seconds: DAY },
    { key: `code address hour ${network}`, max: 20, seconds: HOUR },
    { key: `code address day ${network}`, max: 60, seconds: DAY },
    { key: `code block hour ${block}`, max: 30, seconds: HOUR },
  ];
};

/** Guesses at one account from one address; a right one begins anew. */
export const guessesHere = (account: string, address: string): Count => ({
  key: `sign-in here ${account} ${networkOf(address)}`,
  max: 10,
  seconds: 900,
});

/**
 * Guesses at one account from all addresses together. Not counted where the person has signed in from
 * before: a stranger who uses it up on purpose must not lock the owner out.
 */
export const guessesAnywhere = (account: string): Count => ({
  key: `sign-in anywhere ${account}`,
  max: 100,
  seconds: HOUR,
});
