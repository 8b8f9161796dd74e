import type { GroupName } from '@ayna/contracts/groups';

const ownWork: readonly GroupName[] = ['create-appointment-customer-free', 'update-appointment-status'];

/** What a position is given to begin with. Administrator and Customer as positions give nothing by themselves. */
export const presets: readonly { readonly position: string; readonly groups: readonly GroupName[] }[] = [
  { position: 'Administrator', groups: [] },
  { position: 'Employee', groups: ownWork },
  { position: 'Customer', groups: [] },
  {
    position: 'Receptionist',
    groups: ['Receptionist', 'view-customers', 'view-customer-phone', 'manage-customers'],
  },
  { position: 'Accountant', groups: ['manage-finance', 'view-reports'] },
  { position: 'Inventory Manager', groups: ['manage-inventory'] },
  { position: 'Service Manager', groups: ['manage-services'] },
  { position: 'Barber', groups: ownWork },
  { position: 'hairdresser', groups: ownWork },
];
