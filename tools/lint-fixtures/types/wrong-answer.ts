// violates: TS2322
import { routesOf } from '@ayna/kernel/module';
import { open } from './valid.ts';

export const routes = routesOf(open, { route: async () => ({}), other: async () => ({ count: 'three' }) });
