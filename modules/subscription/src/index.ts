import { defineModule } from '@ayna/kernel/module';
import { listeners } from './listeners.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { schedules } from './schedules.ts';

export const subscriptionModule = defineModule({
  name: 'subscription',
  home: import.meta.dirname,
  routes,
  listeners,
  schedules,
  personalData,
});
