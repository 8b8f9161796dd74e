import { groupPhone, nationalDigits } from '../ui/phone-text.ts';

/** A kept number as it is said here, 0532 118 40 27; a foreign one keeps its country. */
export const localPhone = (stored: string): string =>
  stored.startsWith('+90') ? `0${groupPhone(nationalDigits(stored))}` : stored;
