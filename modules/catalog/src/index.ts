import { defineModule } from '@ayna/kernel/module';
import { routes } from './routes.ts';

export const catalogModule = defineModule({ name: 'catalog', home: import.meta.dirname, routes });
