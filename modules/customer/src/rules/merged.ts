import type { Kept } from './kept.ts';

/** Each line once: what both cards say of an allergy is said once. */
const joined = (own: string, other: string): string =>
  [...new Set([...own.split('\n'), ...other.split('\n')].filter((line) => line.trim() !== ''))].join('\n');

/** The card that stays: what it lacks it takes from the other one, what it has it keeps. */
export const mergedWith = (own: Kept, other: Kept): Kept => ({
  ...own,
  lastname: own.lastname || other.lastname,
  phone: own.phone ?? other.phone,
  email: own.email ?? other.email,
  birthday: own.birthday ?? other.birthday,
  imageUrl: own.imageUrl ?? other.imageUrl,
  userCode: own.userCode ?? other.userCode,
  allergies: joined(own.allergies, other.allergies),
  tags: [...new Set([...own.tags, ...other.tags])],
});

/**
 * What the other card said and the one that stays says otherwise, to be kept as a note. The phone is not in it: not
 * everybody who reads notes may see it, and it goes on leading to the card.
 */
export const saidOtherwise = (own: Kept, other: Kept): readonly string[] => {
  const nameOf = ({ name, lastname }: Kept): string => `${name} ${lastname}`.trim();
  const stays = mergedWith(own, other);
  return [
    ...(nameOf(stays) === nameOf(other) ? [] : [nameOf(other)]),
    ...[other.email === stays.email ? null : other.email].filter((email) => email !== null),
    ...[other.birthday === stays.birthday ? null : other.birthday].filter((day) => day !== null),
  ];
};
