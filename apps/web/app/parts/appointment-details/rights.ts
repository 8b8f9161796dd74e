import type { Appointment } from '../../data/appointments.ts';
import { holds } from '../use-member.ts';

/** Whoever looks: their account, their groups in the salon, and which of the team they are, if they work there. */
export type Viewer = {
  readonly code: string;
  readonly groups: readonly string[];
  readonly employeeCode: string | undefined;
};

type Right = 'update-appointment-status' | 'create-appointment-customer-free';
type Of = Pick<Appointment, 'status' | 'employeeCode'>;

/** Over the whole salon; without that, a right covers the person's own appointments. */
export const reachesAll = ({ groups }: Viewer, right: Right): boolean =>
  holds(groups, 'Receptionist') || holds(groups, `${right}-all`);

const reaches = (viewer: Viewer, right: Right, { employeeCode }: Of): boolean =>
  reachesAll(viewer, right) || (holds(viewer.groups, right) && viewer.employeeCode === employeeCode);

/** What somebody may do with an appointment; the server asks the same again. */
export const allowedTo = (viewer: Viewer, appointment: Of) => {
  const mayChange = reaches(viewer, 'create-appointment-customer-free', appointment);
  const maySet = reaches(viewer, 'update-appointment-status', appointment);
  const { status } = appointment;
  return {
    setStatus: status === 'Approved' && maySet,
    /** Approve it, or refuse it. */
    decide: status === 'Pending' && maySet,
    note: mayChange,
    move: mayChange && (status === 'Pending' || status === 'Approved'),
  };
};
