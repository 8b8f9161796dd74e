import type { DataOf, PlatformEvent, SalonEvent } from '@ayna/contracts/core/event';
import type { SalonKey } from '../salon-key.ts';

/** One SQL statement with its values. Store functions make it; a transaction runs it, now or with COMMIT. */
export type Write = { readonly text: string; readonly values: readonly unknown[] };

/** `notBefore`: an instant in milliseconds until which listeners do not get the event. */
export type EmitOptions = { readonly notBefore?: number };

/**
 * A transaction as actions see it: something to hand to the store and to emit events on. SQL is not on it; only the
 * store gets at that, through `@ayna/kernel/db/sql`.
 */
type Tx<Scope extends string> = { readonly scope: Scope };

/** A read-only transaction in one salon: row security shows its rows and no others. */
export type SalonReadTx = Tx<'salon'> & { readonly salon: SalonKey };

/** Inside one salon. */
export type SalonTx = SalonReadTx & {
  /**
   * Sends these statements with COMMIT, in this order, after everything else the transaction did. A transaction that
   * holds a lock saves one round trip for each of them. If one fails, the transaction fails with its error.
   */
  defer(...writes: readonly Write[]): void;
  /** Enqueues the event with COMMIT. */
  emit<E extends SalonEvent | PlatformEvent>(event: E, data: DataOf<E>, options?: EmitOptions): void;
};

/** The rows of one person, in every salon. */
export type PersonTx = Tx<'person'> & { readonly person: string };

/** All salons, for a stated reason: sweeps, copies, the platform's own tables. */
export type AcrossTx = Tx<'across'> & {
  /** The key of a salon found on the way, such as that of a row a sweep found. */
  keyOf(salonCode: string): SalonKey;
  /** Enqueues the event with COMMIT. */
  emit<E extends PlatformEvent>(event: E, data: DataOf<E>, options?: EmitOptions): void;
};

export type AnyTx = SalonReadTx | SalonTx | PersonTx | AcrossTx;
