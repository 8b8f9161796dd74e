import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { ServiceState } from '@ayna/contracts/core/services';
import type { FirstDayFact } from '@ayna/contracts/salon';

// What a change elsewhere means for the checklist of a new salon; null where nothing.

export const factOfService = ({ gone, active, online }: ServiceState): FirstDayFact | null =>
  !gone && active && online ? 'service' : null;

/** Whether somebody without an account was invited to one is not told: the screen knows, and takes the time it needs. */
export const factOfEmployee = ({ gone, owner, isActive, userCode }: EmployeeState): FirstDayFact | null => {
  if (gone || owner || !isActive) return null;
  return userCode === null ? 'colleague' : 'joined';
};

type StoredFile = { readonly gone: boolean; readonly purpose: 'content' | 'announcement' };

export const factOfFile = ({ gone, purpose }: StoredFile): FirstDayFact | null =>
  !gone && purpose === 'content' ? 'photo' : null;
