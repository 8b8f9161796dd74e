import { employee } from '@ayna/contracts/employee';
import { employeeChanged } from '@ayna/contracts/employee.events';
import { salon } from '@ayna/contracts/salon';
import { salonChanged } from '@ayna/contracts/salon.events';
import { service } from '@ayna/contracts/service';
import { serviceChanged } from '@ayna/contracts/service.events';
import { copy } from '@ayna/kernel/copies/copy';

export const copies = [
  copy('salon_copies', salonChanged, salon.routes.states),
  copy('employee_copies', employeeChanged, employee.routes.states),
  copy('service_copies', serviceChanged, service.routes.states),
];
