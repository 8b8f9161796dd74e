import { addDays } from '@ayna/domain/wall-clock';
import type { Random } from '../../tools/seed/random.ts';
import type { SalonBooks } from './salon-books.ts';
import type { SendEvent } from './visit-events.ts';

/** Two years, as the books of a salon that has been with us for some time. */
const HISTORY_DAYS = 730;

export const kinds = ['cash', 'card', 'transfer'] as const;

export type Run = { readonly random: Random; readonly today: string; readonly send: SendEvent };

export type Step = (books: SalonBooks, run: Run) => Promise<void>;

export const randomDay = ({ random, today }: Run): string => addDays(today, -random.below(HISTORY_DAYS));

/** Any number of kurus, so that nothing is round by chance. */
export const randomLira = ({ random }: Run, most: number): number => (1 + random.below(most * 100)) / 100;

export const inLira = (kurus: number): number => kurus / 100;
export const inKurus = (lira: number): number => Math.round(lira * 100);
