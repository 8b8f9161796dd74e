// red: kernel-keeps-its-keys
import { openPool } from '../../../../packages/kernel/src/db/client.ts';

export const planted = openPool();
