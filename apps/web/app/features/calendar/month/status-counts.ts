import type { AppointmentStatus } from '@ayna/contracts/appointment';

type DayCounts = {
  readonly count: number;
  readonly pending: number;
  readonly completed: number;
  readonly noShow: number;
  readonly canceled: number;
};

export type StatusCount = { readonly status: AppointmentStatus; readonly count: number };

/** A day's appointments by status, in the order in which a day goes by; what there is none of is left out. */
export const statusCounts = (counted: DayCounts | undefined): readonly StatusCount[] => {
  if (!counted) return [];
  const { count, pending, completed, noShow, canceled } = counted;
  const shares: readonly StatusCount[] = [
    { status: 'Completed', count: completed },
    { status: 'Approved', count: count - pending - completed - noShow },
    { status: 'Pending', count: pending },
    { status: 'NoShow', count: noShow },
    { status: 'Canceled', count: canceled },
  ];
  return shares.filter(({ count }) => count > 0);
};

export const totalCount = (shares: readonly StatusCount[]): number =>
  shares.reduce((sum, { count }) => sum + count, 0);
