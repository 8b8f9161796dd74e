// violates: database-only-through-ctx
import { openPool } from '../../../../packages/kernel/src/db/client.ts';

export const planted = openPool();
