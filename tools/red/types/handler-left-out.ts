// red: TS2741
import { routesOf } from '@ayna/kernel/module';
import { open } from './green.ts';

export const routes = routesOf(open, { route: async () => ({}) });
