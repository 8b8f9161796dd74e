import { wallDate } from '@ayna/domain/wall-now';

/** Today at the salon. Every salon has this zone: salons can't choose another yet. */
export const salonDate = (now: number): string => wallDate(now, 'Europe/Istanbul');
