// Written by `pnpm gen-tables` from the migrations. Do not edit.
import { tablesOf } from '@ayna/kernel/db/sql';
import type { ColumnType, Generated } from 'kysely';

type Tables = {
  'auth.audit': {
    code: string;
    at: ColumnType<Date, Date | string, Date | string>;
    actor: string | null;
    action: string;
    subject: string | null;
    about_salon: string | null;
    details: string | null;
    address: string | null;
    request_id: string;
    folded: Generated<string>;
  };
  'auth.challenges': {
    challenge: string;
    purpose: string;
    wanted: string;
    subject: string | null;
    phone: string;
    code_hash: string | null;
    tries: Generated<number>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    sent_at: ColumnType<Date, Date | string, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    done_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    repeat_hash: string | null;
  };
  'auth.consents': {
    code: string;
    person_code: string;
    kind: string;
    given: boolean;
    version: number;
    at: ColumnType<Date, Date | string, Date | string>;
  };
  'auth.counts': {
    key: string;
    count: number;
    until: ColumnType<Date, Date | string, Date | string>;
  };
  'auth.credentials': {
    owner: string;
    password_hash: string | null;
  };
  'auth.email_links': {
    hash: string;
    subject: string;
    email: string;
    requested_in: string | null;
    expires_at: ColumnType<Date, Date | string, Date | string>;
  };
  'auth.memberships': {
    salon_code: string;
    person_code: string;
    role: string;
    groups: string[];
    version: Generated<number>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    suspended: Generated<boolean>;
    suspension_changed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  'auth.people': {
    person_code: string;
    kind: string;
    name: string;
    lastname: string;
    email: string | null;
    phone: string;
    image_url: string | null;
    folded: string;
    admin: Generated<boolean>;
    active: Generated<boolean>;
    phone_proved_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    password_changed_at: ColumnType<Date, Date | string, Date | string>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    email_proved_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    second_factor_since: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  'auth.recovery_codes': {
    owner: string;
    hash: string;
    used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  'auth.refresh_tokens': {
    hash: string;
    session: string;
    generation: number;
    rotated_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  'auth.second_factors': {
    owner: string;
    sealed: string;
    last_step: Generated<number>;
  };
  'auth.sessions': {
    session_code: string;
    person_code: string;
    in_browser: boolean;
    user_agent: string;
    address: string;
    active_salon: string | null;
    created_at: ColumnType<Date, Date | string, Date | string>;
    seen_at: ColumnType<Date, Date | string, Date | string>;
    idle_until: ColumnType<Date, Date | string, Date | string>;
    ends_at: ColumnType<Date, Date | string, Date | string>;
    ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    ended_why: string | null;
    second_factor_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    customer_only: Generated<boolean>;
  };
  'auth.signing_keys': {
    kid: string;
    public_key: string;
    sealed: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  'auth.tours_seen': {
    person_code: string;
    tour: string;
    seen_at: ColumnType<Date, Date | string, Date | string>;
  };
};

export const db = tablesOf<Tables>();
