import type { Employee } from '../../../data/employees.ts';
import { takesCustomers } from '../../../parts/service-facts.ts';
import { urlWords } from '../texts.ts';

type People = {
  /** The employee that the signed-in person is. */
  readonly own: Employee | undefined;
  readonly team: readonly Employee[];
};

type Screen = {
  readonly isNarrow: boolean;
  /** Whether the person may act on everybody's appointments. */
  readonly actsForAll: boolean;
};

/**
 * Undefined is everybody. A phone has room for one, and begins with one's own, as does every screen of those who act on
 * their own appointments alone. Anyone who takes no customers, like the desk, sees the salon.
 */
export const selectedEmployee = (
  requested: string | null,
  { own, team }: People,
  { isNarrow, actsForAll }: Screen,
): string | undefined => {
  if (requested !== null) return requested === urlWords.everybody ? undefined : requested;
  if (!isNarrow && actsForAll) return undefined;
  if (own) return takesCustomers(own) ? own.code : undefined;
  return isNarrow ? team.find((one) => one.isActive && takesCustomers(one))?.code : undefined;
};
