import type { AppointmentScope } from '@ayna/domain/permissions';
import type { RequestedService } from './availability.ts';

/**
 * Restricts a request to what the scope covers: with the own right, 'any employee' means oneself. Null where the request
 * names another employee.
 */
export const restrictToScope = (
  requested: readonly RequestedService[],
  scope: AppointmentScope,
  own: string | null,
): readonly RequestedService[] | null => {
  if (scope === 'all') return requested;
  if (scope === 'none' || own === null) return null;
  if (requested.some(({ employeeCode }) => employeeCode !== null && employeeCode !== own)) return null;
  return requested.map(({ serviceCode }) => ({ serviceCode, employeeCode: own }));
};
