import { createHash } from 'node:crypto';

/** Seals the tokens of stored cards in development and tests. */
export const paymentSecret = 'a secret of development and tests only';

/** The same card gets the same token, as at iyzico. */
export const tokenOf = (userKey: string, number: string): string =>
  createHash('sha256').update(`${userKey} ${number}`).digest('base64');

const userKey = 'demo';
const number = '4125111111111115';

/** A card of the demo data that expired after it was stored; the bank refuses it. */
export const demoCard = { userKey, number, token: tokenOf(userKey, number), lastFour: '1115', brand: 'VISA' };
