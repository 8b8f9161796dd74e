import { event } from './core/event.ts';
import { serviceState } from './core/services.ts';

/** The whole service as it is now. */
export const serviceChanged = event('service.changed', {
  data: serviceState,
  bell: ({ code, version }) => ({ code, version }),
});
