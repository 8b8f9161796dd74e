import {
  type AppointmentScope,
  appointmentScope,
  bookingRights,
  hasRight,
  statusRights,
} from '@ayna/domain/permissions';
import type { Appointment } from '../../data/appointments.ts';

/** The person who looks: their account, their groups in the salon, and which of the team they are, if they work there. */
export type Viewer = {
  readonly code: string;
  readonly groups: readonly string[];
  readonly employeeCode: string | undefined;
};

type RatedAppointment = Pick<Appointment, 'status' | 'employeeCode'>;

const covers = (scope: AppointmentScope, viewer: Viewer, { employeeCode }: RatedAppointment): boolean =>
  scope === 'all' || (scope === 'own' && viewer.employeeCode === employeeCode);

/** What somebody may do with an appointment; the server asks the same again. */
export const allowedActions = (viewer: Viewer, appointment: RatedAppointment) => {
  const mayChange = covers(appointmentScope(viewer.groups, bookingRights), viewer, appointment);
  const maySet = covers(appointmentScope(viewer.groups, statusRights), viewer, appointment);
  const { status } = appointment;
  return {
    setStatus: status === 'Approved' && maySet,
    /** Take its payment. */
    settle: status === 'Completed' && (maySet || hasRight(viewer.groups, 'manage-finance')),
    /** Approve it, or refuse it. */
    decide: status === 'Pending' && maySet,
    note: mayChange,
    /** Book for the same employee. */
    book: mayChange,
    move: mayChange && (status === 'Pending' || status === 'Approved'),
  };
};
