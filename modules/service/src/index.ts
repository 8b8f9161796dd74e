import { defineModule } from '@ayna/kernel/module';
import { routes } from './routes.ts';

export const serviceModule = defineModule({ name: 'service', home: import.meta.dirname, routes });
