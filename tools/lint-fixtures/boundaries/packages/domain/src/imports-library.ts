// violates: domain-imports-nothing
import { string } from 'zod/mini';

export const planted = string;
