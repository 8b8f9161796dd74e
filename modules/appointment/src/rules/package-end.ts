/**
 * Whether the salon may take new appointments. A salon whose subscription has not arrived yet may: an event on its way
 * must not close a calendar.
 */
export const hasPackage = (endsAt: number | null, now: number): boolean => endsAt === null || endsAt > now;
