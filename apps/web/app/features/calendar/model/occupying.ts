import type { Appointment } from '../../../data/appointments.ts';

/** An appointment that takes its employee's time: neither called off nor missed. */
const occupying: ReadonlySet<Appointment['status']> = new Set(['Pending', 'Approved', 'Completed']);

export const isOccupying = ({ status }: Pick<Appointment, 'status'>): boolean => occupying.has(status);
