// violates: kernel-imports-downwards
import { defineModule } from '../module.ts';

export const planted = defineModule;
