import { fieldText, groupPhone } from '../ui/phone-text.ts';

const wholeNumber = /^\+\d+$/;

/** A stored number as it is said here, 0532 118 40 27; a foreign one has its country code, a masked one its stars. */
export const localPhone = (stored: string): string => {
  if (!wholeNumber.test(stored)) return stored;
  const text = groupPhone(fieldText(stored));
  return text.startsWith('+') ? text : `0${text}`;
};
