import type { EmployeeState } from '@ayna/contracts/core/employees';

/** Who did something, as events tell it and as the history writes it. */
export const authorOf = (code: string, employee: EmployeeState | null) => {
  const { name = '', lastname = '' } = employee?.userSnapshot ?? {};
  return { by: { code, name, lastname }, author: { code, name: `${name} ${lastname}`.trim() } };
};
