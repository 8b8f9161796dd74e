import type { Random } from '../../tools/seed/random.ts';
import type { Journal } from './journal.ts';
import type { Line } from './line.ts';
import type { Salon } from './salon.ts';

/** What an operation has at hand: the salon, a client's line, and what all clients know. */
export type World = {
  readonly salon: Salon;
  readonly journal: Journal;
  readonly line: Line;
  readonly random: Random;
  /** The operation's own number, in the note of what it creates. */
  readonly mark: string;
  /** The days that everybody is at just now. */
  readonly days: readonly string[];
};

const two = (number: number): string => String(number).padStart(2, '0');

export const momentAt = (date: string, minute: number): string =>
  `${date}T${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`;

const OPENS = 9 * 60;

/** A beginning between nine and half past seven, on the quarter. */
export const anyStart = ({ random, days }: Pick<World, 'random' | 'days'>): string =>
  momentAt(random.pick(days), OPENS + 15 * random.below(42));

/** The date so many days after today. */
export const dayAhead = (ahead: number): string =>
  new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
