import type { AcrossTx, SalonReadTx, SalonTx } from '../db/tx.ts';
import type { SalonKey } from '../salon-key.ts';

/**
 * A table of figures that a module keeps beside its rows, so that nobody counts them again: every change of a row adds its
 * difference in the same transaction.
 */
export type KeptFigures = {
  readonly table: string;
  /** Salons that may have figures. */
  readonly listSalons: (tx: AcrossTx) => Promise<readonly SalonKey[]>;
  /** Replaces a salon's figures by a count of its rows, while changes wait; returns how many rows of figures there are. */
  readonly rebuild: (tx: SalonTx) => Promise<number>;
  /** How many rows of the figures from this day on differ from a count, both read in one statement. */
  readonly countDrift: (tx: SalonReadTx, since: string) => Promise<number>;
};

export const keptFigures = (figures: KeptFigures): KeptFigures => figures;
