import type { OpeningHours, WorkHours } from '@ayna/contracts/core/hours';

/** An owner works while the salon is open, until somebody says otherwise. */
export const hoursOfOwner = (open: OpeningHours): WorkHours =>
  open.map(({ day, openTime, closeTime }) => ({ day, startTime: openTime, endTime: closeTime }));
