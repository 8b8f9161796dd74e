import type { ManagedVisit } from '@ayna/contracts/appointment';
import type { SalonType } from '../../parts/salon-art.tsx';

/** The free times of one day to which the visit may move. */
export type MoveChoice = {
  readonly date: string;
  /** With anybody of the team, not only with those of the visit. */
  readonly any: boolean;
  readonly slots: readonly { readonly startDate: string; readonly endDate: string }[];
};

/** What the page of a manage link shows. */
export type ManagePage = {
  readonly path: string;
  readonly visit: ManagedVisit;
  /** Null for a salon that has no public page now. */
  readonly type: SalonType | null;
  readonly today: string;
  readonly isPast: boolean;
  /** The days that the move offers. */
  readonly days: readonly string[];
  readonly move: MoveChoice | null;
  readonly isCanceling: boolean;
  /** What the customer has just done. */
  readonly done: string | null;
  readonly failure: null;
};
