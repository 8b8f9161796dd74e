// Written by `pnpm gen-tables` from the migrations. Do not edit.
import { tablesOf } from '@ayna/kernel/db/sql';
import type { ColumnType, Generated } from 'kysely';

type Tables = {
  'subscription.billing_settings': {
    only_row: Generated<boolean>;
    vat_rate: number;
    invoice_prefix: string;
    seller: ColumnType<unknown, string, string>;
    version: Generated<number>;
  };
  'subscription.coupon_uses': {
    salon_code: string;
    coupon_code: string;
    order_code: string;
    claimed_at: ColumnType<Date, Date | string, Date | string>;
  };
  'subscription.coupons': {
    code: string;
    coupon: string;
    note: string;
    kind: string;
    value: string;
    valid_from: string;
    valid_to: string;
    max_uses: number;
    used: Generated<number>;
    package_codes: Generated<string[]>;
    active: boolean;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    version: Generated<number>;
  };
  'subscription.invoice_numbers': {
    year: number;
    last: number;
  };
  'subscription.invoices': {
    salon_code: string;
    code: string;
    order_code: string;
    number: string | null;
    issued_at: ColumnType<Date, Date | string, Date | string>;
    buyer: ColumnType<unknown, string, string>;
    seller: ColumnType<unknown, string, string>;
    item: string;
    from_day: string | null;
    to_day: string | null;
    vat_rate: number;
    net: string;
    vat: string;
    total: string;
  };
  'subscription.order_keys': {
    salon_code: string;
    key: string;
    order_code: string;
  };
  'subscription.order_tries': {
    salon_code: string;
    code: string;
    order_code: string;
    state: string;
    reason: string | null;
    try_number: number;
    refunded: Generated<string>;
    at: ColumnType<Date, Date | string, Date | string>;
  };
  'subscription.orders': {
    salon_code: string;
    code: string;
    number: string;
    change: string;
    title: string;
    package_code: string | null;
    package_name: string | null;
    period: string | null;
    employees: number | null;
    photos: number | null;
    sms: number;
    features: Generated<string[]>;
    monthly: Generated<string>;
    term_from: string | null;
    term_to: string | null;
    term_value: string | null;
    anchor_day: number | null;
    basis: string | null;
    amount: string;
    vat_rate: number;
    coupon_code: string | null;
    store: Generated<boolean>;
    card_code: string | null;
    by_code: string | null;
    state: Generated<string>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    verifying_since: ColumnType<Date | null, Date | string | null, Date | string | null>;
    paid_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    attempt_code: string | null;
    pack_code: string | null;
  };
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
    tagline: Generated<string>;
    features: Generated<string[]>;
    active: Generated<boolean>;
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
    extra: Generated<boolean>;
  };
  'subscription.quota_usage': {
    salon_code: string;
    kind: string;
    period: string;
    used: number;
  };
  'subscription.refunds': {
    salon_code: string;
    code: string;
    attempt_code: string;
    amount: string;
    at: ColumnType<Date, Date | string, Date | string>;
  };
  'subscription.sms_balances': {
    salon_code: string;
    remaining: number;
  };
  'subscription.sms_packs': {
    code: string;
    sms: number;
    price: string;
    active: Generated<boolean>;
    version: Generated<number>;
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
    features: Generated<string[]>;
    term_code: string | null;
    period: string | null;
    term_from: string | null;
    term_to: string | null;
    term_value: string | null;
    anchor_day: number | null;
    order_code: string | null;
    last_payment_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    auto_renew: Generated<boolean>;
    renewal_card: string | null;
    planned_package: string | null;
    planned_period: string | null;
    announced_price: string | null;
    reminded: number | null;
    renewal_order: string | null;
    renewal_try: Generated<number>;
    renewal_sent: Generated<boolean>;
    renewal_next_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    renewal_reason: string | null;
  };
  'subscription.tax_details': {
    salon_code: string;
    kind: string;
    name: string;
    lastname: string;
    title: string;
    tax_office: string;
    tax_number: string;
    address: string;
    district: string;
    city: string;
    email: string;
    phone: string;
  };
  'subscription.terms': {
    salon_code: string;
    code: string;
    order_code: string;
    package_code: string;
    package_name: string;
    period: string;
    employees: number;
    photos: number;
    sms: number;
    features: string[];
    monthly: string;
    value: string;
    from_day: string;
    to_day: string;
    anchor_day: number;
    ended_on: string | null;
  };
};

export const db = tablesOf<Tables>();
