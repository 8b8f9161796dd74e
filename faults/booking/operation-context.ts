import { addDays, momentAt } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import type { Random } from '../../tools/seed/random.ts';
import type { Journal } from './journal.ts';
import type { Salon } from './open-salon.ts';
import type { RetryingCaller } from './retrying-caller.ts';

/** What an operation works with: the salon, its client's caller, and the journal that all clients share. */
export type OperationContext = {
  readonly salon: Salon;
  readonly journal: Journal;
  readonly call: RetryingCaller;
  readonly random: Random;
  /** The number of the operation, stored in the note of every appointment it creates. */
  readonly marker: string;
  /** The days on which all clients book at present. */
  readonly days: readonly string[];
};

const OPENS = 9 * 60;

/** A quarter hour between 09:00 and 19:15. */
export const randomStart = ({ random, days }: Pick<OperationContext, 'random' | 'days'>): string =>
  momentAt(random.pick(days), OPENS + 15 * random.below(42));

export const dateInDays = (ahead: number): string => addDays(wallDate(Date.now(), 'UTC'), ahead);
