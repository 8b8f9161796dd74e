import type { PageService } from '@ayna/contracts/core/salon-page';
import type { ServiceState } from '@ayna/contracts/core/services';

/** The service as anybody reads it on the salon's page. */
export const toPageService = (state: ServiceState): PageService => {
  const { code, name, description, category, duration, phases, price, showPrice } = state;
  const { sessionCount, sessionIntervalDays, online } = state;
  return {
    code,
    name,
    description,
    category,
    duration,
    phases,
    price: showPrice ? price : null,
    sessionCount,
    sessionIntervalDays,
    online,
  };
};
