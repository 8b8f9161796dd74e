// violates: sql-only-in-store
import { tables } from '../../../../packages/kernel/src/db/sql.ts';

export const planted = tables;
