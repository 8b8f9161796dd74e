// Written by `pnpm gen-tables` from the migrations. Do not edit.
import { tablesOf } from '@ayna/kernel/db/sql';
import type { ColumnType, Generated } from 'kysely';

type Tables = {
  'content.announcements': {
    salon_code: string;
    code: string;
    title: string;
    text: string;
    starts_on: string;
    ends_on: string | null;
    image_url: string | null;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    gone_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  'content.contact_messages': {
    code: string;
    full_name: string;
    email: string;
    phone: string;
    subject: string | null;
    message: string;
    read_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    answered_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    answered_by: string | null;
    folded: Generated<string>;
  };
  'content.review_history': {
    salon_code: string;
    review_code: string;
    version: number;
    stars: number;
    text: string;
    written_at: ColumnType<Date, Date | string, Date | string>;
  };
  'content.reviews': {
    salon_code: string;
    code: string;
    appointment_code: string;
    version: Generated<number>;
    stars: number;
    text: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    changed_at: ColumnType<Date, Date | string, Date | string>;
    answer: string | null;
    answered_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    answered_by: string | null;
    reported_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    reported_by: string | null;
    report_reason: string | null;
    decision: string | null;
    decided_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    decided_by: string | null;
  };
  'content.visits': {
    salon_code: string;
    appointment_code: string;
    version: number;
    undone: boolean;
    customer_code: string | null;
    first_name: string;
    last_initial: string;
    phone: string | null;
    service_name: string;
    employee_name: string;
    starts_at: string;
    ends_at: string;
    token_hash: string | null;
    own_token_hash: string | null;
  };
};

export const db = tablesOf<Tables>();
