import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { SalonState } from '@ayna/contracts/core/salons';

type SalonAndTeam = { readonly salon: SalonState; readonly team: readonly EmployeeState[] };

/**
 * Whether the account is the owner's or that of an active employee. For a call that is open to all and names no salon:
 * the kernel cannot look up a membership before the action knows which salon it is.
 */
export const belongsToSalon = ({ salon, team }: SalonAndTeam, userCode: string): boolean =>
  salon.ownerCode === userCode || team.some((one) => one.isActive && one.userCode === userCode);
