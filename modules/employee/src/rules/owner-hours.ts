import type { OpeningHours, WorkHours } from '@ayna/contracts/core/hours';

/** At first an owner works whenever the salon is open. */
export const ownerWorkHours = (openingHours: OpeningHours): WorkHours =>
  openingHours.map(({ day, openTime, closeTime }) => ({ day, startTime: openTime, endTime: closeTime }));
