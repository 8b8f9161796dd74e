// Written by `pnpm gen-tables` from the migrations. Do not edit.
import { tablesOf } from '@ayna/kernel/db/sql';
import type { ColumnType, Generated } from 'kysely';

type Tables = {
  'customer.appointments': {
    salon_code: string;
    code: string;
    card_code: string;
    version: number;
    status: string;
    starts_at: string;
    price: string;
    service_code: string | null;
    service_name: Generated<string>;
    session_count: number | null;
  };
  'customer.cards': {
    salon_code: string;
    code: string;
    user_code: string | null;
    name: string;
    lastname: string;
    phone: string | null;
    email: string | null;
    image_url: string | null;
    birthday: string | null;
    allergies: Generated<string>;
    tags: Generated<string[]>;
    folded: string;
    visits: Generated<number>;
    no_shows: Generated<number>;
    cancels: Generated<number>;
    spent: Generated<string>;
    last_visit: string | null;
    version: Generated<number>;
    gone_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    last_service: Generated<string>;
    in_sessions: Generated<boolean>;
    merged_into: string | null;
    visited_before: string | null;
    first_visit: string | null;
  };
  'customer.consents': {
    salon_code: string;
    card_code: string;
    number: Generated<number>;
    kind: string;
    given: boolean;
    by_code: string;
    at: ColumnType<Date, Date | string, Date | string>;
    claimed: Generated<boolean>;
  };
  'customer.import_pieces': {
    salon_code: string;
    import_code: string;
    number: number;
    rows: ColumnType<unknown, string, string>;
  };
  'customer.import_refusals': {
    salon_code: string;
    import_code: string;
    number: number;
    cells: string[];
    name: string;
    phone: string;
    why: string;
    detail: Generated<string>;
    card_code: string | null;
    of_wish: Generated<boolean>;
  };
  'customer.import_wishes': {
    salon_code: string;
    import_code: string;
    code: string;
    number: number;
    cells: string[];
    name: string;
    phone: string;
    outcome: string | null;
  };
  'customer.imports': {
    salon_code: string;
    code: string;
    state: string;
    file_name: string;
    sheet: string | null;
    headers: string[];
    samples: string[];
    options: ColumnType<unknown, string, string>;
    rows: number;
    pieces: number;
    pieces_done: Generated<number>;
    seen: Generated<number>;
    made: Generated<number>;
    merged: Generated<number>;
    by_code: string;
    by_name: Generated<string>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    started_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  'customer.notes': {
    salon_code: string;
    card_code: string;
    code: string;
    text: string;
    by_code: string;
    by_name: string;
    at: ColumnType<Date, Date | string, Date | string>;
    gone_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  'customer.salon_copies': {
    salon_code: string;
    code: string;
    version: number;
    gone: boolean;
    state: ColumnType<unknown, string, string>;
    copied_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
};

export const db = tablesOf<Tables>();
