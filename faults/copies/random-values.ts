import { addDays } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';

export const randomBelow = (limit: number): number => Math.floor(Math.random() * limit);

export const pickOne = <T>(all: readonly T[]): T => {
  const one = all[randomBelow(all.length)];
  if (one === undefined) throw new Error('pickOne: the list is empty');
  return one;
};

export const pickSome = <T>(all: readonly T[]): T[] => all.filter(() => Math.random() < 0.5);

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Two digits per part, so that text order is time order. */
export const randomTime = (from: number, span: number): string =>
  `${twoDigits(from + randomBelow(span))}:${pickOne(['00', '15', '30', '45'])}:00`;

/** A date within the coming year. */
export const randomDate = (): string => addDays(wallDate(Date.now(), 'UTC'), randomBelow(365));
