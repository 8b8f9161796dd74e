// violates: texts-import-only-contracts
import { defineModule } from '../../../packages/kernel/src/module.ts';

export const planted = defineModule;
