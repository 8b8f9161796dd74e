// violates: web-imports-no-server
import { defineModule } from '../../../../../packages/kernel/src/module.ts';

export const planted = defineModule;
