// What repeated no-shows mean for a customer's online bookings, in salons that ask for it.

export const noShowRules = {
  /** From this many missed visits on, the salon approves each online booking. */
  approvalAt: 2,
  /** From this many on, the customer books by telephone. */
  phoneAt: 3,
  /** A regular came at least this many times as often as they missed. */
  regularFactor: 3,
  /** Older visits no longer count. */
  days: 365,
} as const;

export type Rung = 'free' | 'approval' | 'phone';

/** Visits of a customer in one salon within `noShowRules.days`; forgiven ones are not among the missed. */
export type Attendance = { readonly kept: number; readonly missed: number };

/** A new customer who misses twice is asked to wait; a regular who does so is forgiven by their other visits. */
export const rungOf = ({ kept, missed }: Attendance): Rung => {
  if (missed < noShowRules.approvalAt || kept >= missed * noShowRules.regularFactor) return 'free';
  return missed < noShowRules.phoneAt ? 'approval' : 'phone';
};
