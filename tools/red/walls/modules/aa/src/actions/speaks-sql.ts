// red: only-store-speaks-sql
import { tables } from '../../../../packages/kernel/src/db/sql.ts';

export const planted = tables;
