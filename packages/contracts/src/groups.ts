/** Every group that a person can have in a salon. `Administrator` passes every check there. */
export const groupNames = [
  'Administrator',
  'Receptionist',
  'create-appointment-customer-free',
  'create-appointment-customer-free-all',
  'update-appointment-status',
  'update-appointment-status-all',
  'manage-salon',
  'manage-employees',
  'manage-services',
  'manage-inventory',
  'manage-finance',
  'view-reports',
  'view-customers',
  'view-customer-phone',
  'manage-customers',
] as const;

export type GroupName = (typeof groupNames)[number];
