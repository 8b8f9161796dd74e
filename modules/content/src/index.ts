import { defineModule } from '@ayna/kernel/module';
import { routes } from './routes.ts';

export const contentModule = defineModule({ name: 'content', home: import.meta.dirname, routes });
