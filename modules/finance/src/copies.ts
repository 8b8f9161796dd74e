import { salon } from '@ayna/contracts/salon';
import { salonChanged } from '@ayna/contracts/salon.events';
import { copy } from '@ayna/kernel/copies/copy';

export const copies = [copy('salon_copies', salonChanged, salon.routes.states)];
