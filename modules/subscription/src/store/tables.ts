// Written by `pnpm gen-tables` from the migrations. Do not edit.
import { tablesOf } from '@ayna/kernel/db/sql';
import type { ColumnType, Generated } from 'kysely';

type Tables = {
  'subscription.packages': {
    code: string;
    place: number;
    name: string;
    monthly_price: string;
    yearly_price: string;
    employees: number;
    photos: number;
    sms: number;
    version: Generated<number>;
  };
  'subscription.quota_moves': {
    salon_code: string;
    kind: string;
    key: string;
    period: string;
    amount: number;
    given_back: Generated<number>;
    spent_at: ColumnType<Date, Date | string, Date | string>;
    given_back_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  'subscription.quota_usage': {
    salon_code: string;
    kind: string;
    period: string;
    used: number;
  };
  'subscription.subscriptions': {
    salon_code: string;
    code: string;
    package_code: string;
    package_name: string;
    trial: boolean;
    employees: number;
    photos: number;
    sms: number;
    started_at: ColumnType<Date, Date | string, Date | string>;
    ends_at: ColumnType<Date, Date | string, Date | string>;
    version: Generated<number>;
  };
};

export const db = tablesOf<Tables>();
