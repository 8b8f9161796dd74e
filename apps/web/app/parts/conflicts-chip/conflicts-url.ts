import { paths } from '../../paths.ts';
import { conflictsParams as names } from './texts.ts';

/** Whose appointments, because of which leave, or of which days; nothing of it is all of the salon. */
export type ConflictsFilter = {
  readonly employeeCode?: string | undefined;
  readonly leaveCode?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** The list of appointments that hours no longer allow. */
export const conflictsUrl = ({ employeeCode, leaveCode, from, to }: ConflictsFilter = {}): string => {
  const query = new URLSearchParams({
    ...(employeeCode && { [names.employee]: employeeCode }),
    ...(leaveCode && { [names.leave]: leaveCode }),
    ...(from && { [names.from]: from }),
    ...(to && { [names.to]: to }),
  });
  return query.size > 0 ? `${paths.conflictingAppointments}?${query}` : paths.conflictingAppointments;
};
