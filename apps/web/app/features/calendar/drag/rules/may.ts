import { appointmentScope, bookingRights } from '@ayna/domain/permissions';
import type { Appointment } from '../../../../data/appointments.ts';
import type { Employee } from '../../../../data/employees.ts';
import { performs } from '../../../../parts/service-facts.ts';

/** Whose calendar somebody may change. `own` is the person's own employee code, if there is one. */
export type Reach = { readonly whole: boolean; readonly own: string | undefined };

export const reachOf = (groups: readonly string[], own: string | undefined): Reach => {
  const scope = appointmentScope(groups, bookingRights);
  return { whole: scope === 'all', own: scope === 'none' ? undefined : own };
};

export const reaches = ({ whole, own }: Reach, employeeCode: string): boolean =>
  whole || (own !== undefined && own === employeeCode);

/** Only what is still to come about can be somewhere else. */
export const mayMove = (reach: Reach, { status, employeeCode }: Appointment): boolean =>
  (status === 'Pending' || status === 'Approved') && reaches(reach, employeeCode);

/** Why an appointment cannot be put into a column; null where it can. */
export const whyNotIn = (
  reach: Reach,
  { employeeCode, serviceCode }: Appointment,
  columnOf: Pick<Employee, 'code' | 'allServices' | 'serviceCodes'> | undefined,
): 'not-performed' | 'not-yours' | null => {
  if (!columnOf || columnOf.code === employeeCode) return null;
  if (!reaches(reach, columnOf.code)) return 'not-yours';
  return performs(columnOf, serviceCode) ? null : 'not-performed';
};
