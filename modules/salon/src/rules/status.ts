import type { RefusalCode } from '@ayna/contracts/errors';
import type { SalonStatus } from '@ayna/contracts/salon';

/** The refusal of a status change, or null if it is allowed. Only platform staff suspend a salon or lift that. */
export const checkStatusChange = (from: SalonStatus, to: SalonStatus, staff: boolean): RefusalCode | null => {
  if (staff) return null;
  if (from === 'Suspended') return 'suspended';
  return to === 'Suspended' ? 'not-allowed' : null;
};
