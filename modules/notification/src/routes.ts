import { notification } from '@ayna/contracts/notification';
import { routesOf } from '@ayna/kernel/module';
import { countStates } from './store/messages.ts';

export const routes = routesOf(notification, {
  standing: (ctx) => ctx.db.acrossSalons('how messages stand', countStates),
});
