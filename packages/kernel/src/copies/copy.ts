import type { Route } from '@ayna/contracts/core/contract';
import type { SalonEvent } from '@ayna/contracts/core/event';

/** What every copied state carries. A deleted state is kept as `gone`, so that an old event cannot revive it. */
export type CopiedState = { readonly code: string; readonly version: number; readonly gone: boolean };

export type Copy = {
  /** The table of this module's schema: salon_code, code, version, gone, state, copied_at. */
  readonly table: string;
  readonly event: SalonEvent;
  /** The owner's route that lists all states in the order of (salonCode, code), a page at a time. */
  readonly source: Route;
};

/** This module keeps its own copy of another's objects, fed by an event that carries the whole state. */
export const copy = (table: string, event: SalonEvent, source: Route): Copy => ({ table, event, source });
