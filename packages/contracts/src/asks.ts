/**
 * Who may ask whom: a module that is not named asks nobody. The walls hold it when code is
 * written, the host when a call arrives; a circle fails the build.
 */
export const asks: Readonly<Record<string, readonly string[]>> = {
  salon: ['auth', 'catalog', 'subscription', 'appointment'],
  service: ['subscription'],
  employee: ['auth', 'subscription', 'salon', 'service', 'appointment'],
  appointment: ['catalog', 'customer'],
  customer: ['auth'],
  subscription: ['payment'],
  notification: ['subscription'],
  file: ['subscription'],
};
