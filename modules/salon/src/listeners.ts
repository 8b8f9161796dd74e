import { salonOpened } from '@ayna/contracts/salon.events';
import { on } from '@ayna/kernel/module';
import { settleSalon } from './actions/settle-salon.ts';

export const listeners = [on(salonOpened, settleSalon)];
