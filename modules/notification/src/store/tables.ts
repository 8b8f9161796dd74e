// Written by `pnpm gen-tables` from the migrations. Do not edit.
import { tablesOf } from '@ayna/kernel/db/sql';
import type { ColumnType, Generated } from 'kysely';

type Tables = {
  'notification.budgets': {
    key: string;
    count: number;
    until: ColumnType<Date, Date | string, Date | string>;
  };
  'notification.messages': {
    salon_code: string;
    code: string;
    cause: string;
    channel: string;
    recipient: string;
    reply_to: string | null;
    subject: string;
    body: string;
    state: Generated<string>;
    attempts: Generated<number>;
    repeats: Generated<number>;
    provider_ref: string | null;
    last_error: string | null;
    planned_at: ColumnType<Date, Date | string | undefined, Date | string>;
    handed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    settled_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    expires_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    line: string | null;
    parts: number | null;
    secret: Generated<boolean>;
    kind: string | null;
    sender: string | null;
    provider: string | null;
    resumed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  'notification.provider_pauses': {
    provider: string;
    failures: number;
    why: string;
    until: ColumnType<Date, Date | string, Date | string>;
  };
};

export const db = tablesOf<Tables>();
