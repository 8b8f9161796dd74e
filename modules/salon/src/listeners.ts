import { personErased } from '@ayna/contracts/auth.events';
import { customerErased } from '@ayna/contracts/customer.events';
import { salonOpened } from '@ayna/contracts/salon.events';
import { on } from '@ayna/kernel/module';
import { completeSalonSetup } from './actions/complete-salon-setup.ts';
import { eraseBansOfCustomer, eraseBansOfPerson } from './actions/erase-bans.ts';

export const listeners = [
  on(salonOpened, completeSalonSetup),
  on(customerErased, eraseBansOfCustomer),
  on(personErased, eraseBansOfPerson),
];
