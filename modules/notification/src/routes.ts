import { notification } from '@ayna/contracts/notification';
import { routesOf } from '@ayna/kernel/module';
import { countStates } from './store/messages.ts';
import { countSms } from './store/sms.ts';

export const routes = routesOf(notification, {
  standing: (ctx) => ctx.db.acrossSalons('how messages stand', countStates),
  smsSpent: (ctx) => ctx.db.acrossSalons('how many SMS were sent', (tx) => countSms(tx, ctx.now())),
});
