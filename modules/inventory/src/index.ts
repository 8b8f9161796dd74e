import { defineModule } from '@ayna/kernel/module';
import { copies } from './copies.ts';
import { listeners } from './listeners.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';

export const inventoryModule = defineModule({
  name: 'inventory',
  home: import.meta.dirname,
  routes,
  listeners,
  copies,
  personalData,
});
