import { event } from './core/event.ts';
import { serviceState } from './core/services.ts';

/** The whole current service. */
export const serviceChanged = event('service.changed', {
  data: serviceState,
  signal: ({ code, version }) => ({ code, version }),
});
