import { defineModule } from '@ayna/kernel/module';
import { routes } from './routes.ts';

export const privacyModule = defineModule({ name: 'privacy', home: import.meta.dirname, routes });
