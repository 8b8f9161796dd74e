// violates: database-only-through-ctx
import { mintSalonKey } from '../../../../packages/kernel/src/salon-key.ts';

export const planted = mintSalonKey('a code from a URL');
