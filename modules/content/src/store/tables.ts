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
};

export const db = tablesOf<Tables>();
