import type { EmployeeState } from '@ayna/contracts/core/employees';
import { fullName } from '@ayna/domain/names';

/** The acting person, as events carry it (`by`) and as the history stores it (`author`). */
export const authorOf = (code: string, employee: EmployeeState | null) => {
  const { name = '', lastname = '' } = employee?.userSnapshot ?? {};
  return { by: { code, name, lastname }, author: { code, name: fullName({ name, lastname }) } };
};
