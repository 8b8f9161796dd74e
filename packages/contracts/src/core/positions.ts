import * as z from 'zod/mini';
import type { GroupName } from '../groups.ts';

const ownAppointmentGroups: readonly GroupName[] = [
  'create-appointment-customer-free',
  'update-appointment-status',
];

/** The groups that a position starts with. The positions Administrator and Customer grant none. */
export const positionPresets = {
  Administrator: [],
  Employee: ownAppointmentGroups,
  Customer: [],
  Receptionist: ['Receptionist', 'view-customers', 'view-customer-phone', 'manage-customers'],
  Accountant: ['manage-finance', 'view-reports'],
  'Inventory Manager': ['manage-inventory'],
  'Service Manager': ['manage-services'],
  Barber: ownAppointmentGroups,
  hairdresser: ownAppointmentGroups,
} as const satisfies Record<string, readonly GroupName[]>;

export type Position = keyof typeof positionPresets;

export const positions = Object.keys(positionPresets) as [Position, ...Position[]];

export const position = z.enum(positions);
