import { defineModule } from '@ayna/kernel/module';
import { copies } from './copies.ts';
import { listeners } from './listeners.ts';
import { personalData } from './personal-data.ts';
import { openProviders } from './providers/providers.ts';
import { routes } from './routes.ts';
import { schedules } from './schedules.ts';

export const customerModule = defineModule({
  name: 'customer',
  home: import.meta.dirname,
  routes,
  listeners,
  copies,
  schedules,
  providers: openProviders,
  personalData,
});
