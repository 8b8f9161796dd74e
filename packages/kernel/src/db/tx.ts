import type { DataOf, PlatformEvent, SalonEvent } from '@ayna/contracts/core/event';
import type { SalonKey } from '../salon-key.ts';

/**
 * A transaction as actions see it: something to hand to the store and to tell events on. SQL is
 * not on it; the store room alone gets at that, through `@ayna/kernel/db/sql`.
 */
type Tx<Scope extends string> = { readonly scope: Scope };

/** A look into one salon: row security shows its rows and no others, and nothing is written. */
export type SalonView = Tx<'salon'> & { readonly salon: SalonKey };

/** Inside one salon. */
export type SalonTx = SalonView & {
  /**
   * Writes that nobody waits for: they are on their way when the transaction ends, and go with its end. If one fails,
   * nothing of it stays, and its failure is that of the transaction. Each is one statement: none may wait for another.
   */
  lastly(...writes: readonly Promise<unknown>[]): void;
  emit<E extends SalonEvent | PlatformEvent>(event: E, data: DataOf<E>): Promise<void>;
};

/** The rows of one person, in whichever salon they lie. */
export type PersonTx = Tx<'person'> & { readonly person: string };

/** Every salon at once, for a stated reason: sweeps, copies, the platform's own tables. */
export type AcrossTx = Tx<'across'> & {
  /** The key to a salon met on the way, such as that of a row a sweep found. */
  keyOf(salonCode: string): SalonKey;
  emit<E extends PlatformEvent>(event: E, data: DataOf<E>): Promise<void>;
};

export type AnyTx = SalonView | SalonTx | PersonTx | AcrossTx;
