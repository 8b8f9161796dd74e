import type { Member } from './use-member.ts';

// What somebody may do with the salon's cards, as the contracts of customer and salon say it.

export const maySeeCustomers = ({ may }: Member): boolean =>
  may('view-customers') || may('manage-customers') || may('Receptionist');

export const mayEditCustomers = ({ may }: Member): boolean => may('manage-customers') || may('Receptionist');

export const mayBook = ({ may }: Member): boolean =>
  may('create-appointment-customer-free') ||
  may('create-appointment-customer-free-all') ||
  may('Receptionist');

/** `core/mask.ts` decides it on the server. */
export const seesSpending = ({ may }: Member): boolean =>
  may('view-reports') || may('manage-finance') || may('Receptionist');
