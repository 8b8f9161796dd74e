import { defineModule } from '@ayna/kernel/module';
import { copies } from './copies.ts';
import { figures } from './figures.ts';
import { listeners } from './listeners.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { schedules } from './schedules.ts';

export const financeModule = defineModule({
  name: 'finance',
  home: import.meta.dirname,
  routes,
  listeners,
  copies,
  figures,
  schedules,
  personalData,
});
