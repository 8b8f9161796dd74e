// Written by `pnpm gen-tables` from the migrations. Do not edit.
import { tablesOf } from '@ayna/kernel/db/sql';
import type { ColumnType, Generated } from 'kysely';

type Tables = {
  'salon.bans': {
    salon_code: string;
    code: string;
    version: Generated<number>;
    gone: Generated<boolean>;
    user_code: string | null;
    phone: string | null;
    name: string;
    reason: string;
    until: string | null;
    created_at: ColumnType<Date, Date | string, Date | string>;
    created_by: string;
  };
  'salon.design_drafts': {
    salon_code: string;
    version: number;
    design: ColumnType<unknown | null, string | null, string | null>;
    saved_at: ColumnType<Date, Date | string, Date | string>;
    saved_by: string;
    saved_by_name: string;
  };
  'salon.design_previews': {
    salon_code: string;
    token_hash: string;
    version: number | null;
    expires_at: ColumnType<Date, Date | string, Date | string>;
  };
  'salon.designs': {
    salon_code: string;
    version: number;
    saved_at: ColumnType<Date, Date | string, Date | string>;
    saved_by: string;
    design: ColumnType<unknown, string, string>;
    saved_by_name: Generated<string>;
  };
  'salon.embeddings': {
    salon_code: string;
    origins: string[];
    saved_at: ColumnType<Date, Date | string, Date | string>;
    saved_by: string;
  };
  'salon.paths': {
    salon_code: string;
    path: string;
    taken_at: ColumnType<Date, Date | string, Date | string>;
  };
  'salon.salons': {
    salon_code: string;
    version: Generated<number>;
    status: string;
    owner_code: string;
    owner_place: number;
    zone: string;
    type: string;
    name: string;
    path: string;
    phone: string;
    email: string | null;
    province: number;
    province_name: string;
    district: string;
    address: string;
    description: Generated<string>;
    whatsapp: string | null;
    instagram: string | null;
    facebook: string | null;
    tiktok: string | null;
    latitude: number | null;
    longitude: number | null;
    opening_hours: ColumnType<unknown, string, string>;
    closed_days: ColumnType<unknown, string | undefined, string>;
    holidays: string;
    holiday_choices: ColumnType<unknown, string | undefined, string>;
    online_booking: boolean;
    approval: string;
    cancel_minutes: number;
    lead_minutes: number;
    ahead_days: number;
    slot_step: number;
    remind_day_before: boolean;
    remind_two_hours: boolean;
    waiting_list: boolean;
    any_employee: boolean;
    folded: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    changed_at: ColumnType<Date, Date | string, Date | string>;
    changed_by: string | null;
    suspended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    suspension_reason: string | null;
    suspended_from: string | null;
    no_show_ladder: Generated<boolean>;
    suggest_slots: Generated<boolean>;
    first_day_shared_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    first_day_closed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    first_day_times: ColumnType<unknown, string | undefined, string>;
  };
  'salon.subscription_copies': {
    salon_code: string;
    code: string;
    version: number;
    gone: boolean;
    state: ColumnType<unknown, string, string>;
    copied_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
};

export const db = tablesOf<Tables>();
