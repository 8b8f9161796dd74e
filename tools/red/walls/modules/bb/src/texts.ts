// red: texts-only-say
import { defineModule } from '../../../packages/kernel/src/module.ts';

export const planted = defineModule;
