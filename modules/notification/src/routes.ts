import { notification } from '@ayna/contracts/notification';
import { routesOf } from '@ayna/kernel/module';
import { showDeliveries, showDeliveryDays } from './actions/show-deliveries.ts';
import { showPersonalData } from './actions/show-personal-data.ts';
import { countByState } from './store/messages.ts';
import { countSms } from './store/sms.ts';

export const routes = routesOf(notification, {
  messageCounts: (ctx) => ctx.db.acrossSalons('count messages by state', countByState),
  smsSpent: (ctx) => ctx.db.acrossSalons('count the sent SMS', (tx) => countSms(tx, ctx.now())),
  deliveryDays: showDeliveryDays,
  deliveries: showDeliveries,
  personalData: showPersonalData,
});
