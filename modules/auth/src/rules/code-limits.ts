import { networkOf } from '@ayna/domain/network';

export const CODE_LIFETIME_MS = 180_000;
export const RESEND_GAP_MS = 60_000;
export const MAX_TRIES = 5;
/** No code is sent for an older challenge. */
export const CHALLENGE_LIFETIME_MS = 3_600_000;

export const LINK_LIFETIME_MS = 86_400_000;

const HOUR = 3_600;
const DAY = 86_400;

export type Limit = { readonly key: string; readonly max: number; readonly seconds: number };

/** Whether the request comes from where the person has signed in before. */
export type Asker = 'owner' | 'stranger';

/**
 * What one code counts against: its number, the address of the request, and the block of ten thousand
 * numbers around it, because SMS fraud goes through neighbouring numbers. Strangers and the owner of a number
 * are counted apart, so that no stranger uses up the owner's codes. The order is fixed, so that two requests
 * never deadlock.
 */
export const codeLimits = (phone: string, address: string, asker: Asker): Limit[] => {
  const network = networkOf(address);
  const block = phone.slice(0, -4);
  return [
    { key: `code number hour ${asker} ${phone}`, max: 5, seconds: HOUR },
    { key: `code number day ${asker} ${phone}`, max: 10, seconds: DAY },
    { key: `code address hour ${network}`, max: 20, seconds: HOUR },
    { key: `code address day ${network}`, max: 60, seconds: DAY },
    { key: `code block hour ${block}`, max: 30, seconds: HOUR },
  ];
};

/** What one link counts against: the person who requests it, and the address it goes to. */
export const emailLinkLimits = (person: string, addressHash: string): Limit[] => [
  { key: `e-mail link person hour ${person}`, max: 5, seconds: HOUR },
  { key: `e-mail link address day ${addressHash}`, max: 5, seconds: DAY },
];

/** Guesses at one account from one address; a correct password resets it. */
export const addressGuessLimit = (account: string, address: string): Limit => ({
  key: `sign-in here ${account} ${networkOf(address)}`,
  max: 10,
  seconds: 900,
});

/**
 * Guesses at one account from all addresses together. Does not apply to an address from which the person has
 * signed in before: an attacker who uses up the limit must not lock the owner out.
 */
export const accountGuessLimit = (account: string): Limit => ({
  key: `sign-in anywhere ${account}`,
  max: 100,
  seconds: HOUR,
});
