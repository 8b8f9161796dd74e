import { defineModule } from '@ayna/kernel/module';
import { routes } from './routes.ts';
import { schedules } from './schedules.ts';

export const contentModule = defineModule({
  name: 'content',
  home: import.meta.dirname,
  routes,
  schedules,
});
