// Written by `pnpm gen-tables` from the migrations. Do not edit.
import { tablesOf } from '@ayna/kernel/db/sql';
import type { ColumnType, Generated } from 'kysely';

type Tables = {
  'finance.closed_lines': {
    salon_code: string;
    transaction_code: string;
    day: string;
    kind: string;
    amount: string;
  };
  'finance.commission_rules': {
    salon_code: string;
    employee_code: string;
    valid_from: string;
    rules: ColumnType<unknown, string, string>;
    saved_at: ColumnType<Date, Date | string, Date | string>;
    saved_by: string;
    saved_name: string;
  };
  'finance.commission_statements': {
    salon_code: string;
    month: string;
    employee_code: string;
    figures: ColumnType<unknown, string, string>;
    frozen_at: ColumnType<Date, Date | string, Date | string>;
    transaction_code: string | null;
  };
  'finance.completions': {
    salon_code: string;
    appointment_code: string;
    appointment_version: number;
    visit_code: string;
    customer_code: string | null;
    day: string;
    starts_at: string;
    service_code: string;
    service_name: string;
    minutes: number;
    price: string;
  };
  'finance.counted_works': {
    salon_code: string;
    transaction_code: string;
    day: string;
    month: string;
    discount: string;
    pieces: number;
  };
  'finance.day_ends': {
    salon_code: string;
    code: string;
    from_day: string;
    day: string;
    opening: string;
    books_cash: string;
    books_card: string;
    books_transfer: string;
    counted_cash: string;
    counted_card: string;
    counted_transfer: string;
    notes: ColumnType<unknown, string, string>;
    kept: string;
    reason: string | null;
    note: string;
    closed_at: ColumnType<Date, Date | string, Date | string>;
    closed_by: string;
    closed_name: string;
    opened_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    opened_by: string | null;
    opened_name: string | null;
    opened_reason: string | null;
  };
  'finance.day_figures': {
    salon_code: string;
    day: string;
    type: string;
    category: string;
    performer_code: string | null;
    product_code: string | null;
    paid: string;
    paid_count: number;
    due: string;
    due_count: number;
    quantity: string;
  };
  'finance.employee_copies': {
    salon_code: string;
    code: string;
    version: number;
    gone: boolean;
    state: ColumnType<unknown, string, string>;
    copied_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  'finance.late_entries': {
    salon_code: string;
    code: Generated<string>;
    transaction_code: string;
    day: string;
    kind: string;
    amount: string;
    at: ColumnType<Date, Date | string | undefined, Date | string>;
    transaction_id: Generated<number>;
    in_closed_month: boolean;
    counted_on: string | null;
    counted_in: string | null;
  };
  'finance.month_ends': {
    salon_code: string;
    code: string;
    month: string;
    closed_at: ColumnType<Date, Date | string, Date | string>;
    closed_by: string;
    closed_name: string;
    opened_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    opened_by: string | null;
    opened_name: string | null;
    opened_reason: string | null;
  };
  'finance.month_sums': {
    salon_code: string;
    month: string;
    paid_income: string;
    paid_expense: string;
    due_income: string;
    due_expense: string;
  };
  'finance.payments': {
    salon_code: string;
    transaction_code: string;
    line: number;
    kind: string;
    amount: string;
    paid_on: string;
  };
  'finance.recurring_expenses': {
    salon_code: string;
    code: string;
    title: string;
    category: string;
    amount: string;
    day: number;
    from_date: string;
    until_date: string | null;
    employee_code: string | null;
    employee_name: string | null;
    employee_lastname: string | null;
    gone_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    version: Generated<number>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    payment_kind: Generated<string>;
  };
  'finance.recurring_months': {
    salon_code: string;
    recurring_code: string;
    month: string;
    skipped: boolean;
    transaction_code: string | null;
  };
  'finance.report_mails': {
    salon_code: string;
    is_on: boolean;
    mailed_month: string;
  };
  'finance.salon_copies': {
    salon_code: string;
    code: string;
    version: number;
    gone: boolean;
    state: ColumnType<unknown, string, string>;
    copied_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  'finance.service_copies': {
    salon_code: string;
    code: string;
    version: number;
    gone: boolean;
    state: ColumnType<unknown, string, string>;
    copied_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  'finance.settings': {
    salon_code: string;
    max_discount: number | null;
    iban: string | null;
  };
  'finance.settlements': {
    salon_code: string;
    code: string;
    at: ColumnType<Date, Date | string, Date | string>;
    by_code: string;
    by_name: string;
    by_lastname: string;
    entered: ColumnType<unknown, string, string>;
    before: ColumnType<unknown, string, string>;
    undone_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    undone_by: string | null;
  };
  'finance.till_counts': {
    salon_code: string;
    code: string;
    day: string;
    at: ColumnType<Date, Date | string, Date | string>;
    by_code: string;
    by_name: string;
    cash: string;
    card: string;
    transfer: string;
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
    settlement_code: string | null;
    list_amount: string | null;
    discount: Generated<string>;
    settled_appointment_code: string | null;
    quantity: string | null;
    after_close: Generated<boolean>;
    salary_kind: string | null;
    receipt_code: string | null;
  };
};

export const db = tablesOf<Tables>();
