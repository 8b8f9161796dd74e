import type { ServiceState } from '@ayna/contracts/core/services';
import type { Service } from '@ayna/contracts/service';

/** The service as members of the salon read it. */
export const toService = (salonCode: string, state: ServiceState): Service => {
  const { gone: _, ...fields } = state;
  return { ...fields, salonCode };
};
