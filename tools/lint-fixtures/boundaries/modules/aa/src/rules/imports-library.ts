// violates: rules-are-pure
import { vi } from 'vitest';

export const planted = vi;
