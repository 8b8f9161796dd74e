// Written by `pnpm gen-tables` from the migrations. Do not edit.
import { tablesOf } from '@ayna/kernel/db/sql';
import type { ColumnType, Generated } from 'kysely';

type Tables = {
  'appointment.advice_settings': {
    salon_code: string;
    off: boolean;
  };
  'appointment.answered_wishes': {
    salon_code: string;
    code: string;
    at: ColumnType<Date, Date | string, Date | string>;
  };
  'appointment.appointments': {
    salon_code: string;
    code: string;
    visit_code: string;
    starts_at: string;
    ends_at: string;
    employee_code: string;
    service_code: string;
    customer_code: string | null;
    person_code: string | null;
    status: string;
    price: string;
    session_number: number;
    work: ColumnType<unknown, string, string>;
    lane: Generated<number>;
    document: string;
    version: Generated<number>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    before_move: ColumnType<unknown | null, string | null, string | null>;
    document_with_phone: string | null;
    cancel_reason: string | null;
    forgiven_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    folded_name: string | null;
    days_ahead: Generated<number>;
  };
  'appointment.ban_copies': {
    salon_code: string;
    code: string;
    version: number;
    gone: boolean;
    state: ColumnType<unknown, string, string>;
    copied_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  'appointment.blocks': {
    salon_code: string;
    code: string;
    employee_code: string;
    starts_at: string;
    ends_at: string;
    reason: string;
    created_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  'appointment.calendar_versions': {
    salon_code: string;
    version: number;
  };
  'appointment.copy_stamps': {
    salon_code: string;
    stamp: number;
  };
  'appointment.customer_days': {
    salon_code: string;
    day: string;
    new_customers: number;
    returning_customers: number;
  };
  'appointment.customer_firsts': {
    salon_code: string;
    customer_code: string;
    day: string;
  };
  'appointment.day_figures': {
    salon_code: string;
    day: string;
    kind: string;
    key: string;
    pending: number;
    approved: number;
    completed: number;
    canceled: number;
    no_show: number;
    price: string;
    minutes: number[];
    days_ahead: number[];
  };
  'appointment.employee_copies': {
    salon_code: string;
    code: string;
    version: number;
    gone: boolean;
    state: ColumnType<unknown, string, string>;
    copied_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  'appointment.history': {
    salon_code: string;
    appointment_code: string;
    code: string;
    at: ColumnType<Date, Date | string, Date | string>;
    by_code: string | null;
    by_name: string | null;
    what: string;
    before: string | null;
    after: string | null;
    reason: string | null;
    remark: string | null;
  };
  'appointment.manage_links': {
    salon_code: string;
    visit_code: string;
    hash: string | null;
    created_at: ColumnType<Date, Date | string, Date | string>;
    confirmed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    confirmed_start: string | null;
    own_hash: string | null;
  };
  'appointment.misses': {
    salon_code: string;
    day: string;
    reason: string;
    service_code: string;
    employee_code: string | null;
    count: number;
  };
  'appointment.occupancy': {
    salon_code: string;
    subject: string;
    lane: Generated<number>;
    during: string;
    source: string;
    source_code: string;
    expires_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    starts_at: Generated<string | null>;
    ends_at: Generated<string | null>;
    from_minute: Generated<number | null>;
    to_minute: Generated<number | null>;
    holder: string | null;
    network: string | null;
  };
  'appointment.public_holidays': {
    date: string;
    kind: string;
    starts_at: string | null;
  };
  'appointment.salon_copies': {
    salon_code: string;
    code: string;
    version: number;
    gone: boolean;
    state: ColumnType<unknown, string, string>;
    copied_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  'appointment.service_copies': {
    salon_code: string;
    code: string;
    version: number;
    gone: boolean;
    state: ColumnType<unknown, string, string>;
    copied_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  'appointment.subscription_copies': {
    salon_code: string;
    code: string;
    version: number;
    gone: boolean;
    state: ColumnType<unknown, string, string>;
    copied_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  'appointment.waiting_list': {
    salon_code: string;
    code: string;
    person_code: string;
    customer_code: string;
    name: string;
    lastname: string;
    phone: string | null;
    services: ColumnType<unknown, string, string>;
    first_day: string;
    last_day: string;
    parts: string[];
    version: Generated<number>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    done_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
};

export const db = tablesOf<Tables>();
