import type { RefusalCode } from '@ayna/contracts/errors';
import type { SalonStatus } from '@ayna/contracts/salon';

/** Why a salon's status may not be turned so; null where it may. Only the platform's staff suspend, and lift that. */
export const refusedTurn = (from: SalonStatus, to: SalonStatus, staff: boolean): RefusalCode | null => {
  if (staff) return null;
  if (from === 'Suspended') return 'suspended';
  return to === 'Suspended' ? 'not-allowed' : null;
};
