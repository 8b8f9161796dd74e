import { defineModule } from '@ayna/kernel/module';
import { openOutside } from './outside/outside.ts';
import { routes } from './routes.ts';
import { schedules } from './schedules.ts';

export const authModule = defineModule({
  name: 'auth',
  home: import.meta.dirname,
  routes,
  schedules,
  outside: openOutside,
});

export { identity } from './outside/identity.ts';
export { hashPassword } from './outside/passwords.ts';
export { foldedPerson } from './rules/fold.ts';
