// Written by `pnpm gen-tables` from the migrations. Do not edit.
import { tablesOf } from '@ayna/kernel/db/sql';
import type { ColumnType, Generated } from 'kysely';

type Tables = {
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
};

export const db = tablesOf<Tables>();
