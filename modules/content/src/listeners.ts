import { personErased } from '@ayna/contracts/auth.events';
import { on } from '@ayna/kernel/module';
import { eraseMessages } from './actions/erase-messages.ts';

export const listeners = [on(personErased, eraseMessages)];
