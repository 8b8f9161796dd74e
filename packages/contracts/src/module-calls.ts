/**
 * Which modules a module may call; a module that is not listed calls none. The boundary rules check the
 * code, the host checks every call. A cycle fails the build.
 */
export const moduleCalls: Readonly<Record<string, readonly string[]>> = {
  salon: ['auth', 'catalog', 'subscription', 'appointment'],
  service: ['subscription'],
  employee: ['auth', 'subscription', 'salon', 'service', 'appointment', 'catalog'],
  appointment: ['catalog', 'customer'],
  customer: ['auth', 'subscription'],
  finance: ['auth', 'subscription'],
  inventory: ['auth', 'subscription'],
  content: ['auth', 'subscription', 'salon'],
  subscription: ['payment'],
  notification: ['subscription'],
  file: ['subscription'],
  privacy: ['auth', 'customer', 'appointment', 'salon', 'employee', 'notification', 'content', 'file'],
};
