// Written by `pnpm gen-tables` from the migrations. Do not edit.
import { tablesOf } from '@ayna/kernel/db/sql';
import type { ColumnType, Generated } from 'kysely';

type Tables = {
  'inventory.completions': {
    salon_code: string;
    appointment_code: string;
    version: number;
    completed: boolean;
  };
  'inventory.moves': {
    salon_code: string;
    code: string;
    product_code: string;
    number: number;
    kind: string;
    quantity: string;
    stock_after: string;
    unit_cost: string;
    unit_price: string | null;
    supplier: string;
    bill: string;
    note: string;
    appointment_code: string | null;
    return_of: string | null;
    returned: Generated<string>;
    by_code: string;
    by_name: string;
    at: ColumnType<Date, Date | string, Date | string>;
  };
  'inventory.orders': {
    salon_code: string;
    product_code: string;
    quantity: string;
    ordered_at: ColumnType<Date, Date | string, Date | string>;
  };
  'inventory.products': {
    salon_code: string;
    code: string;
    name: string;
    description: string;
    category: string;
    unit: string;
    cost: string;
    price: string;
    barcode: string;
    supplier: string;
    critical_level: string;
    stock: Generated<string>;
    move_count: Generated<number>;
    folded: string;
    gone_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    version: Generated<number>;
  };
  'inventory.recipes': {
    salon_code: string;
    service_code: string;
    product_code: string;
    quantity: string;
  };
  'inventory.service_copies': {
    salon_code: string;
    code: string;
    version: number;
    gone: boolean;
    state: ColumnType<unknown, string, string>;
    copied_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  'inventory.settings': {
    salon_code: string;
    sell_below_zero: boolean;
  };
};

export const db = tablesOf<Tables>();
