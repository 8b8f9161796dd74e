// Written by `pnpm gen-tables` from the migrations. Do not edit.
import { tablesOf } from '@ayna/kernel/db/sql';
import type { ColumnType, Generated } from 'kysely';

type Tables = {
  'finance.salon_copies': {
    salon_code: string;
    code: string;
    version: number;
    gone: boolean;
    state: ColumnType<unknown, string, string>;
    copied_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  'finance.transactions': {
    salon_code: string;
    code: string;
    type: string;
    category: string;
    status: boolean;
    paid_date: string | null;
    title: string;
    amount: string;
    date: string;
    note: string;
    employee_code: string | null;
    employee_name: string | null;
    employee_lastname: string | null;
    performer_code: string | null;
    performer_name: string | null;
    performer_lastname: string | null;
    product_code: string | null;
    appointment_code: string | null;
    appointment_version: number | null;
    taken_back: Generated<boolean>;
    gone_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    version: Generated<number>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    posted_by: string | null;
  };
};

export const db = tablesOf<Tables>();
