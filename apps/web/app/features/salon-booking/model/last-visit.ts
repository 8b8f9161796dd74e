import type { OwnAppointment } from '../../../data/my-appointments.ts';

type Part = Pick<OwnAppointment, 'visitCode' | 'status' | 'appointmentTime' | 'serviceCode' | 'employeeCode'>;

const wasMade = ({ status }: Part): boolean => status === 'Completed' || status === 'Approved';

/** What was done at the last visit that took place, in its order; nothing where there was none. `visits` are newest first. */
export const lastVisit = <P extends Part>(visits: readonly P[]): readonly P[] => {
  const made = visits.filter(wasMade);
  return made
    .filter(({ visitCode }) => visitCode === made[0]?.visitCode)
    .toSorted((one, other) =>
      one.appointmentTime.appointmentStartDate < other.appointmentTime.appointmentStartDate ? -1 : 1,
    );
};
