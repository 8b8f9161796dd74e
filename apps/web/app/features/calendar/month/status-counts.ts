import type { AppointmentStatus, DayCount } from '@ayna/contracts/appointment';

export type StatusCount = { readonly status: AppointmentStatus; readonly count: number };

/** A day's appointments by status, in the order in which a day goes by; what there is none of is left out. */
export const statusCounts = (
  counted: Omit<DayCount, 'date' | 'continued'> | undefined,
): readonly StatusCount[] => {
  if (!counted) return [];
  const { count, pending, completed, noShow, canceled } = counted;
  const shares: readonly StatusCount[] = [
    { status: 'Completed', count: completed },
    { status: 'Approved', count: count - pending - completed - noShow - canceled },
    { status: 'Pending', count: pending },
    { status: 'NoShow', count: noShow },
    { status: 'Canceled', count: canceled },
  ];
  return shares.filter(({ count }) => count > 0);
};

/** Those of a month: one that runs past midnight is on two days, and one appointment. */
export const monthCount = (days: readonly Pick<DayCount, 'count' | 'continued'>[]): number =>
  days.reduce((sum, { count, continued }, index) => sum + count - (index === 0 ? 0 : continued), 0);
