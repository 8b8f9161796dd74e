import { employee } from '@ayna/contracts/employee';
import { employeeChanged } from '@ayna/contracts/employee.events';
import { salon } from '@ayna/contracts/salon';
import { salonChanged, userBanned } from '@ayna/contracts/salon.events';
import { service } from '@ayna/contracts/service';
import { serviceChanged } from '@ayna/contracts/service.events';
import { subscription } from '@ayna/contracts/subscription';
import { subscriptionChanged } from '@ayna/contracts/subscription.events';
import { copy } from '@ayna/kernel/copies/copy';

export const copies = [
  copy('salon_copies', salonChanged, salon.routes.states),
  copy('service_copies', serviceChanged, service.routes.states),
  copy('employee_copies', employeeChanged, employee.routes.states),
  copy('ban_copies', userBanned, salon.routes.banStates),
  copy('subscription_copies', subscriptionChanged, subscription.routes.states),
];
