// violates: kernel-imports-no-module
import { cc } from '../../../fixtures/cc/src/index.ts';

export const planted = cc;
