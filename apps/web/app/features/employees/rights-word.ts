import { texts } from './texts.ts';

const words = texts.rights;
const own = ['create-appointment-customer-free', 'update-appointment-status'];
const whole = ['Receptionist', ...own.map((group) => `${group}-all`)];

/** What a card says of somebody's rights: how far they reach, or how many there are. */
export const rightsWord = (groups: readonly string[]): string => {
  if (groups.includes('Administrator')) return words.all;
  if (groups.some((group) => whole.includes(group))) return words.salon;
  if (groups.some((group) => own.includes(group))) return words.own;
  return groups.length === 0 ? words.none : words.some(groups.length);
};
