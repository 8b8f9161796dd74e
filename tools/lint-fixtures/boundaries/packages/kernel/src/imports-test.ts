// violates: product-imports-no-tooling
import { tested } from './kit.spec.ts';

export const planted = tested;
