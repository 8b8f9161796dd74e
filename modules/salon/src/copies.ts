import { subscription } from '@ayna/contracts/subscription';
import { subscriptionChanged } from '@ayna/contracts/subscription.events';
import { copy } from '@ayna/kernel/copies/copy';

export const copies = [copy('subscription_copies', subscriptionChanged, subscription.routes.states)];
