import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { PageEmployee } from '@ayna/contracts/core/salon-page';

/** Whether customers can choose the employee: works, and performs at least one service. */
export const isOnPage = ({ isActive, workHours, allServices, serviceCodes }: EmployeeState): boolean =>
  isActive && workHours?.length !== 0 && (allServices || serviceCodes.length > 0);

/** The employee as anybody sees them on the salon's page. `everyService` are the codes of all services. */
export const toPageEmployee = (state: EmployeeState, everyService: readonly string[]): PageEmployee => {
  const { code, userSnapshot, title, position, imageUrl, allServices, serviceCodes } = state;
  return {
    code,
    name: userSnapshot.name,
    lastname: userSnapshot.lastname,
    title,
    position,
    imageUrl,
    serviceCodes: [...(allServices ? everyService : serviceCodes)],
  };
};
