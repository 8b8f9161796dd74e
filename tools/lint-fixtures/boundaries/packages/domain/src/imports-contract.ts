// violates: domain-imports-nothing
import type { aa } from '../../contracts/src/aa.ts';

// Contracts import domain, so a type alone would close the circle.
export type Planted = typeof aa;
