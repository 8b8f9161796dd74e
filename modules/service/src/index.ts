import { defineModule } from '@ayna/kernel/module';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';

export const serviceModule = defineModule({
  name: 'service',
  home: import.meta.dirname,
  routes,
  personalData,
});
