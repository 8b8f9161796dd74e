import { personErased } from '@ayna/contracts/auth.events';
import { customerErased } from '@ayna/contracts/customer.events';
import { employeeChanged } from '@ayna/contracts/employee.events';
import { fileStored } from '@ayna/contracts/file.events';
import { designPublished, salonOpened } from '@ayna/contracts/salon.events';
import { serviceChanged } from '@ayna/contracts/service.events';
import { on } from '@ayna/kernel/module';
import { completeSalonSetup } from './actions/complete-salon-setup.ts';
import { eraseBansOfCustomer, eraseBansOfPerson } from './actions/erase-bans.ts';
import { noteDesign, noteEmployee, notePhoto, noteService } from './actions/note-first-day.ts';

export const listeners = [
  on(salonOpened, completeSalonSetup),
  on(customerErased, eraseBansOfCustomer),
  on(personErased, eraseBansOfPerson),
  on(serviceChanged, noteService),
  on(employeeChanged, noteEmployee),
  on(fileStored, notePhoto),
  on(designPublished, noteDesign),
];
