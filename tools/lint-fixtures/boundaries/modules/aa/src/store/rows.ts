import { tables } from '../../../../packages/kernel/src/db/sql.ts';

export const rows = () => [tables];
