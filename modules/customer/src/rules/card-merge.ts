import { fullName } from '@ayna/domain/names';
import type { CardRecord } from './card-record.ts';

/** Joins two texts, each line once. */
const joinLines = (one: string, other: string): string =>
  [...new Set([...one.split('\n'), ...other.split('\n')].filter((line) => line.trim() !== ''))].join('\n');

/** The target card after a merge: it keeps its own values and takes what it lacks from the source. */
export const combineCards = (target: CardRecord, source: CardRecord): CardRecord => ({
  ...target,
  lastname: target.lastname || source.lastname,
  phone: target.phone ?? source.phone,
  email: target.email ?? source.email,
  birthday: target.birthday ?? source.birthday,
  imageUrl: target.imageUrl ?? source.imageUrl,
  userCode: target.userCode ?? source.userCode,
  allergies: joinLines(target.allergies, source.allergies),
  tags: [...new Set([...target.tags, ...source.tags])],
});

/**
 * Values of the source that the merged card does not have, for a note. The phone is left out: not everybody who reads
 * notes may see it, and the source's number still finds the merged card.
 */
export const findDroppedValues = (target: CardRecord, source: CardRecord): readonly string[] => {
  const combined = combineCards(target, source);
  return [
    ...(fullName(combined) === fullName(source) ? [] : [fullName(source)]),
    ...[source.email === combined.email ? null : source.email].filter((email) => email !== null),
    ...[source.birthday === combined.birthday ? null : source.birthday].filter((day) => day !== null),
  ];
};
