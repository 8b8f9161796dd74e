import { service } from '@ayna/contracts/service';
import { serviceChanged } from '@ayna/contracts/service.events';
import { copy } from '@ayna/kernel/copies/copy';

export const copies = [copy('service_copies', serviceChanged, service.routes.states)];
