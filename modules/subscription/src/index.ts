import { defineModule } from '@ayna/kernel/module';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';

export const subscriptionModule = defineModule({
  name: 'subscription',
  home: import.meta.dirname,
  routes,
  personalData,
});
