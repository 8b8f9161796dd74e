import { every } from '@ayna/kernel/module';
import { forgetImports } from './actions/forget-imports.ts';

export const schedules = [every('40 3 * * *', 'forget-imports', forgetImports)];
