// violates: contracts-import-only-contracts
import { defineModule } from '../../kernel/src/module.ts';

export const planted = defineModule;
