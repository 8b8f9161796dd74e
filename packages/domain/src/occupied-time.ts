import type { Range, Ranges } from './ranges.ts';
import { minutesFrom } from './wall-clock.ts';
import { busyParts, freeWaits, type Work, workParts } from './work-parts.ts';

// What the engine has in its table of occupied time, from what an appointment says of itself. The calendar draws with it:
// it shows as free what can be booked, and nothing else.

/** What of an appointment decides about its employee's time. */
type BookedTime = {
  readonly appointmentTime: { readonly appointmentStartDate: string; readonly appointmentEndDate: string };
  readonly serviceSnapshot: Omit<Work, 'duration'>;
};

const occupying: readonly string[] = ['Pending', 'Approved', 'Completed'];

/** Whether it takes its employee's time: neither called off nor missed. */
export const isOccupying = ({ status }: { readonly status: string }): boolean => occupying.includes(status);

/** From its start to its end, in minutes from the day's midnight. */
export const spanOn = (day: string, { appointmentTime }: Pick<BookedTime, 'appointmentTime'>): Range => [
  minutesFrom(day, appointmentTime.appointmentStartDate),
  minutesFrom(day, appointmentTime.appointmentEndDate),
];

const rangesOn = (day: string, booked: BookedTime, find: (work: Work) => Ranges): Ranges => {
  const [start, end] = spanOn(day, booked);
  const { bufferAfter, phases } = booked.serviceSnapshot;
  return find({ duration: end - start, bufferAfter, phases }).map(([from, to]) => [start + from, start + to]);
};

/** When the employee works, and the buffer after that. */
export const occupiedOn = (day: string, booked: BookedTime): Ranges => rangesOn(day, booked, busyParts);

/** The same without the buffer. */
export const workedOn = (day: string, booked: BookedTime): Ranges => rangesOn(day, booked, workParts);

/** The waits in which the employee can serve somebody else. */
export const waitsOn = (day: string, booked: BookedTime): Ranges => rangesOn(day, booked, freeWaits);
