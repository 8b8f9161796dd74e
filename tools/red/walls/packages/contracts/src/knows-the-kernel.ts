// red: contracts-know-nobody
import { defineModule } from '../../kernel/src/module.ts';

export const planted = defineModule;
