// Written by `pnpm gen-tables` from the migrations. Do not edit.
import { tablesOf } from '@ayna/kernel/db/sql';
import type { ColumnType, Generated } from 'kysely';

type Tables = {
  'employee.employees': {
    salon_code: string;
    code: string;
    user_code: string | null;
    name: string;
    lastname: string;
    image_url: string | null;
    profile_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    phone: string | null;
    email: string | null;
    position: string;
    title: string;
    is_active: Generated<boolean>;
    owner: Generated<boolean>;
    work_hours: ColumnType<unknown | null, string | null, string | null>;
    all_services: boolean;
    service_codes: string[];
    groups_before: string[] | null;
    left_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    version: Generated<number>;
  };
  'employee.invitations': {
    salon_code: string;
    code: string;
    employee_code: string;
    token_hash: string;
    by: string;
    sent_to: string;
    state: Generated<string>;
    accepted_by: string | null;
    sent_at: ColumnType<Date, Date | string, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    failed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    invited_by: string | null;
  };
  'employee.leaves': {
    salon_code: string;
    employee_code: string;
    code: string;
    start_date: string;
    end_date: string;
    kind: string;
    note: string;
  };
  'employee.recurring_leaves': {
    salon_code: string;
    employee_code: string;
    code: string;
    days: string[];
    start_time: string;
    end_time: string;
    start_date: string;
    end_date: string | null;
    note: string;
  };
  'employee.seats': {
    salon_code: string;
    key: string;
    employee_code: string | null;
    freed: Generated<boolean>;
    returned: Generated<boolean>;
  };
};

export const db = tablesOf<Tables>();
