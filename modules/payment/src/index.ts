import { defineModule } from '@ayna/kernel/module';
import { personalData } from './personal-data.ts';
import { openProviders } from './providers/providers.ts';
import { routes } from './routes.ts';
import { schedules } from './schedules.ts';

export { openSecrets } from './providers/secrets.ts';

export const paymentModule = defineModule({
  name: 'payment',
  home: import.meta.dirname,
  routes,
  schedules,
  providers: openProviders,
  personalData,
});
