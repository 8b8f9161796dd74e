import { salonOpened } from '@ayna/contracts/salon.events';
import { on } from '@ayna/kernel/module';
import { completeSalonSetup } from './actions/complete-salon-setup.ts';

export const listeners = [on(salonOpened, completeSalonSetup)];
