import { appointment } from '@ayna/contracts/appointment';
import { customer } from '@ayna/contracts/customer';
import type { Member } from './use-member.ts';

// What a member may do with the salon's cards: what the routes behind it allow.

export const maySeeCustomers = ({ mayCall }: Member): boolean => mayCall(customer.routes.list);

export const mayEditCustomers = ({ mayCall }: Member): boolean => mayCall(customer.routes.create);

export const mayEraseCustomers = ({ mayCall }: Member): boolean => mayCall(customer.routes.erase);

export const mayBook = ({ mayCall }: Member): boolean => mayCall(appointment.routes.bookByDesk);
