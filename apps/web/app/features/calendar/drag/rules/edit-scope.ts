import { appointmentScope, bookingRights } from '@ayna/domain/permissions';
import type { Appointment } from '../../../../data/appointments.ts';
import type { Employee } from '../../../../data/employees.ts';
import { performs } from '../../../../parts/service-facts.ts';

/** Whose calendar somebody may change. `own` is the person's own employee code, if there is one. */
export type EditScope = { readonly all: boolean; readonly own: string | undefined };

export const editScopeOf = (groups: readonly string[], own: string | undefined): EditScope => {
  const scope = appointmentScope(groups, bookingRights);
  return { all: scope === 'all', own: scope === 'none' ? undefined : own };
};

export const canEdit = ({ all, own }: EditScope, employeeCode: string): boolean =>
  all || (own !== undefined && own === employeeCode);

/** Only what is still to come about can be somewhere else. */
export const canMove = (scope: EditScope, { status, employeeCode }: Appointment): boolean =>
  (status === 'Pending' || status === 'Approved') && canEdit(scope, employeeCode);

/** Why an appointment cannot be put into a column; null where it can. */
export const columnRefusal = (
  scope: EditScope,
  { employeeCode, serviceCode }: Appointment,
  columnOf: Pick<Employee, 'code' | 'allServices' | 'serviceCodes'> | undefined,
): 'not-performed' | 'not-yours' | null => {
  if (!columnOf || columnOf.code === employeeCode) return null;
  if (!canEdit(scope, columnOf.code)) return 'not-yours';
  return performs(columnOf, serviceCode) ? null : 'not-performed';
};
