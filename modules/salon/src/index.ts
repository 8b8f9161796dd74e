import { defineModule } from '@ayna/kernel/module';
import { listeners } from './listeners.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';

export const salonModule = defineModule({
  name: 'salon',
  home: import.meta.dirname,
  routes,
  listeners,
  personalData,
});
