// Written by `pnpm gen-tables` from the migrations. Do not edit.
import { tablesOf } from '@ayna/kernel/db/sql';
import type { ColumnType, Generated } from 'kysely';

type Tables = {
  'service.services': {
    salon_code: string;
    code: string;
    name: string;
    description: string;
    category: string;
    color: number;
    duration: number;
    phase_work: number | null;
    phase_wait: number | null;
    phase_finish: number | null;
    free_while_waiting: boolean | null;
    buffer_after: number;
    price: string;
    show_price: boolean;
    type: string;
    session_count: number | null;
    session_interval_days: number | null;
    online: boolean;
    active: boolean;
    gone_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    version: Generated<number>;
  };
};

export const db = tablesOf<Tables>();
