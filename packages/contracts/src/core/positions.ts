import * as z from 'zod/mini';
import type { GroupName } from '../groups.ts';

const ownWork: readonly GroupName[] = ['create-appointment-customer-free', 'update-appointment-status'];

/**
 * The rights a position is given to begin with. Administrator and Customer as positions give nothing by
 * themselves.
 */
export const presets = {
  Administrator: [],
  Employee: ownWork,
  Customer: [],
  Receptionist: ['Receptionist', 'view-customers', 'view-customer-phone', 'manage-customers'],
  Accountant: ['manage-finance', 'view-reports'],
  'Inventory Manager': ['manage-inventory'],
  'Service Manager': ['manage-services'],
  Barber: ownWork,
  hairdresser: ownWork,
} as const satisfies Record<string, readonly GroupName[]>;

export type Position = keyof typeof presets;

export const positions = Object.keys(presets) as [Position, ...Position[]];

export const position = z.enum(positions);
