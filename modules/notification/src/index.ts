import { defineModule } from '@ayna/kernel/module';
import { listeners } from './listeners.ts';
import { personalData } from './personal-data.ts';
import { openProviders } from './providers/providers.ts';
import { routes } from './routes.ts';
import { schedules } from './schedules.ts';

export const notificationModule = defineModule({
  name: 'notification',
  home: import.meta.dirname,
  routes,
  listeners,
  schedules,
  providers: openProviders,
  personalData,
});
