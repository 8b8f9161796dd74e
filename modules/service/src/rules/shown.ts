import type { ServiceState } from '@ayna/contracts/core/services';
import type { Service } from '@ayna/contracts/service';

/** As members read it. */
export const shownOf = (salonCode: string, state: ServiceState): Service => {
  const { gone: _, ...fields } = state;
  return { ...fields, salonCode };
};
