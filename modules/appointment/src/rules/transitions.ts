import type { AppointmentStatus } from '@ayna/contracts/appointment';

const nextStatuses: Readonly<Record<AppointmentStatus, readonly AppointmentStatus[]>> = {
  Pending: ['Approved', 'Canceled'],
  Approved: ['Completed', 'Canceled', 'NoShow'],
  Completed: [],
  Canceled: [],
  NoShow: [],
};

export const mayBecome = (from: AppointmentStatus, to: AppointmentStatus): boolean =>
  nextStatuses[from].includes(to);

/** Why a change is refused; null where it is allowed. Nobody else changed anything where an approval is to be taken back. */
export const transitionRefusal = (from: AppointmentStatus, to: AppointmentStatus) => {
  if (mayBecome(from, to)) return null;
  return from === 'Approved' && to === 'Pending' ? 'approved-stays' : 'status-changed';
};

/** Whether an appointment of this status occupies its employee's time. */
export const takesTime = (status: AppointmentStatus): boolean =>
  status === 'Pending' || status === 'Approved' || status === 'Completed';

/** How long a person may undo their own status change. */
const UNDO_MS = 60_000;

export const mayUndo = (
  last: { readonly byCode: string | null; readonly at: number; readonly what: string } | undefined,
  actor: string,
  now: number,
): boolean => last?.what === 'status' && last.byCode === actor && now - last.at <= UNDO_MS;
