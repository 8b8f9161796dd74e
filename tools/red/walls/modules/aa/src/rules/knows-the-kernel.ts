// red: rules-are-pure
import type { defineModule } from '../../../../packages/kernel/src/module.ts';

// A type alone is enough: what a rule is given should not be the kernel's.
export type Planted = typeof defineModule;
