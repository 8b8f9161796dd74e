// violates: rules-are-pure
import type { defineModule } from '../../../../packages/kernel/src/module.ts';

// A type-only import counts too: the arguments of a rule must not depend on the kernel.
export type Planted = typeof defineModule;
