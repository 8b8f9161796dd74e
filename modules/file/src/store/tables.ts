// Written by `pnpm gen-tables` from the migrations. Do not edit.
import { tablesOf } from '@ayna/kernel/db/sql';
import type { ColumnType, Generated } from 'kysely';

type Tables = {
  'file.open_spendings': {
    salon_code: string;
    key: string;
    opened_at: ColumnType<Date, Date | string, Date | string>;
    dropped_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  'file.photos': {
    salon_code: string;
    code: string;
    purpose: string;
    album: string | null;
    caption: Generated<string>;
    cover: Generated<boolean>;
    place: number;
    width: number;
    height: number;
    quota_key: string | null;
    version: Generated<number>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    gone_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    swept: Generated<boolean>;
  };
  'file.profile_pictures': {
    person_code: string;
    code: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    worn_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    gone_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  'file.receipts': {
    salon_code: string;
    code: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    transaction_code: string | null;
    transaction_version: number | null;
    gone_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
};

export const db = tablesOf<Tables>();
