// Written by `pnpm gen-tables` from the migrations. Do not edit.
import { tablesOf } from '@ayna/kernel/db/sql';
import type { ColumnType, Generated } from 'kysely';

type Tables = {
  'payment.attempt_history': {
    salon_code: string;
    attempt_code: string;
    code: string;
    at: ColumnType<Date, Date | string, Date | string>;
    step: string;
    detail: string | null;
  };
  'payment.attempts': {
    salon_code: string;
    code: string;
    reference: string;
    start_key: string;
    kind: string;
    provider: string;
    conversation: string;
    token_hash: string;
    amount: string;
    currency: Generated<string>;
    by_code: string | null;
    state: Generated<string>;
    reason: string | null;
    provider_code: string | null;
    provider_payment: string | null;
    provider_transaction: string | null;
    bank_page: string | null;
    conversation_data: string | null;
    store_card: Generated<boolean>;
    card_expires: string | null;
    card_code: string | null;
    lease_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
    checked_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    charged_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    refunded: Generated<string>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    settled_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    version: Generated<number>;
  };
  'payment.reconciliations': {
    day: string;
    ran_at: ColumnType<Date, Date | string, Date | string>;
    attempts: number;
    amount: string;
    provider_amount: string;
    differences: ColumnType<unknown, string, string>;
  };
  'payment.refunds': {
    salon_code: string;
    code: string;
    attempt_code: string;
    amount: string;
    reason: string;
    by_code: string;
    state: Generated<string>;
    provider_code: string | null;
    lease_until: ColumnType<Date, Date | string, Date | string>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    settled_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  'payment.stored_cards': {
    salon_code: string;
    code: string;
    user_key: string;
    card_token: string;
    token_hash: string;
    last_four: string;
    brand: string;
    expires: string | null;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
};

export const db = tablesOf<Tables>();
