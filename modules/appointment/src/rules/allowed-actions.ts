import type { AllowedActions, AppointmentStatus } from '@ayna/contracts/appointment';
import { addMinutes } from '@ayna/domain/wall-clock';

type Part = {
  readonly status: AppointmentStatus;
  readonly appointmentTime: { readonly appointmentStartDate: string };
};

/** What of a visit is still to come: neither over nor canceled. */
export const isOpen = ({ status }: Pick<Part, 'status'>): boolean =>
  status === 'Pending' || status === 'Approved';

/** When a visit begins, of whatever is not canceled; null where all is. */
export const visitStart = (parts: readonly Part[]): string | null =>
  parts
    .filter(({ status }) => status !== 'Canceled')
    .map(({ appointmentTime }) => appointmentTime.appointmentStartDate)
    .toSorted()[0] ?? null;

/** When what is left of a visit begins; null where nothing is. */
const openStart = (parts: readonly Part[]): string | null =>
  parts
    .filter(isOpen)
    .map(({ appointmentTime }) => appointmentTime.appointmentStartDate)
    .toSorted()[0] ?? null;

type Terms = {
  /** The present moment on the salon's wall clock. */
  readonly now: string;
  readonly cancelMinutes: number;
  /** Whether the salon takes online bookings of these services now. */
  readonly takesOnline: boolean;
};

const nothing: AllowedActions = { confirm: false, move: false, cancel: false, until: null };

/** What a customer may do with a visit. Seconds are cut off, as everywhere where minutes are counted. */
export const allowedActions = (
  parts: readonly Part[],
  { now, cancelMinutes, takesOnline }: Terms,
): AllowedActions => {
  const start = openStart(parts);
  if (start === null || start <= now) return nothing;
  const until = addMinutes(start, -cancelMinutes);
  const isInTime = now.slice(0, 16) <= until.slice(0, 16);
  return { confirm: true, cancel: isInTime, move: isInTime && takesOnline, until };
};
