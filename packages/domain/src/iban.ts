// International bank account numbers, ISO 13616; only those of Turkey: TR, two check digits, the bank's five digits, a zero and
// sixteen digits of the account.

const pattern = /^TR\d{24}$/;

/** Without the spaces and the small letters with which people write it. */
export const normalizeIban = (text: string): string => text.replaceAll(/\s/g, '').replace(/^tr/i, 'TR');

/** The remainder by 97, with letters as two digits: A is 10. */
const remainder = (text: string): bigint =>
  BigInt(text.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))) % 97n;

/** Whether it is written as one of Turkey and its check digits fit: a wrong digit or two swapped ones never do. */
export const isTurkishIban = (iban: string): boolean =>
  pattern.test(iban) && remainder(`${iban.slice(4)}${iban.slice(0, 4)}`) === 1n;

/** In groups of four, as it is read out: TR33 0006 1005 1978 6457 8413 26. */
export const ibanGroups = (iban: string): string => iban.match(/.{1,4}/g)?.join(' ') ?? '';

/** The number by which the central bank knows the bank. */
export const bankOfIban = (iban: string): string => iban.slice(4, 9);
