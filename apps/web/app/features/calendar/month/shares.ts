import type { AppointmentStatus } from '@ayna/contracts/appointment';

type Counted = {
  readonly count: number;
  readonly pending: number;
  readonly completed: number;
  readonly noShow: number;
  readonly canceled: number;
};

export type Share = { readonly status: AppointmentStatus; readonly many: number };

/** A day's appointments by status, in the order in which a day goes by; what there is none of is left out. */
export const sharesOf = (counted: Counted | undefined): readonly Share[] => {
  if (!counted) return [];
  const { count, pending, completed, noShow, canceled } = counted;
  const shares: readonly Share[] = [
    { status: 'Completed', many: completed },
    { status: 'Approved', many: count - pending - completed - noShow },
    { status: 'Pending', many: pending },
    { status: 'NoShow', many: noShow },
    { status: 'Canceled', many: canceled },
  ];
  return shares.filter(({ many }) => many > 0);
};

export const allOf = (shares: readonly Share[]): number => shares.reduce((sum, { many }) => sum + many, 0);
