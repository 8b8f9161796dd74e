import { defineModule } from '@ayna/kernel/module';
import { copies } from './copies.ts';
import { figures } from './figures.ts';
import { listeners } from './listeners.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { schedules } from './schedules.ts';

export const appointmentModule = defineModule({
  name: 'appointment',
  home: import.meta.dirname,
  routes,
  listeners,
  copies,
  figures,
  schedules,
  personalData,
});

// For the demo data, which is written as the module itself would write it.
export { newVisit } from './rules/new-visit.ts';
export { toColumns } from './store/appointments.ts';
