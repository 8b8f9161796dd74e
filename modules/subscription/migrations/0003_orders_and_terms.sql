-- What a package says it has, whom it is for, and whether it is sold.
alter table packages
  add column tagline text not null default '',
  add column features text[] not null default '{}',
  add column active boolean not null default true;

update packages set
  tagline = U&'Kendi ba\015F\0131na \00E7al\0131\015Fan ustalar i\00E7in',
  features = '{online-booking,books}'
where place = 1;
update packages set
  tagline = U&'Ekibiyle b\00FCy\00FCyen salonlar i\00E7in',
  features = '{online-booking,books,employee-rights,statistics}'
where place = 2;
update packages set
  tagline = U&'Yo\011Fun ve \00E7ok ki\015Filik salonlar i\00E7in',
  features = '{online-booking,books,employee-rights,statistics,custom-template,priority-support}'
where place = 3;

create table sms_packs (
  code uuid primary key,
  sms integer not null check (sms > 0),
  price numeric(12, 2) not null check (price > 0),
  active boolean not null default true,
  version bigint not null default 1
);

insert into sms_packs (code, sms, price) values
  ('019a8000-0000-7000-8000-000000000011', 100, 60),
  ('019a8000-0000-7000-8000-000000000012', 250, 140),
  ('019a8000-0000-7000-8000-000000000013', 1000, 490);

create table coupons (
  code uuid primary key,
  coupon text not null unique,
  note text not null,
  kind text not null check (kind in ('percent', 'amount')),
  value numeric(12, 2) not null check (value > 0 and (kind = 'amount' or value <= 100)),
  valid_from date not null,
  valid_to date not null,
  max_uses integer not null,
  used integer not null default 0 check (used >= 0),
  package_codes uuid[] not null default '{}',
  active boolean not null,
  created_at timestamptz not null default now(),
  version bigint not null default 1
);

-- VAT, and the platform's side of invoices. One row.
create table billing_settings (
  only_row boolean primary key default true check (only_row),
  vat_rate smallint not null check (vat_rate between 0 and 100),
  invoice_prefix text not null check (invoice_prefix ~ '^[A-Z]{3}$'),
  seller jsonb not null,
  version bigint not null default 1
);

insert into billing_settings (vat_rate, invoice_prefix, seller) values (20, 'AYN', jsonb_build_object(
  'title', U&'Ayna Yaz\0131l\0131m A.\015E.', 'taxOffice', U&'Kad\0131k\00F6y', 'taxNumber', '1234567890',
  'address', 'Moda Cad. 1', 'district', U&'Kad\0131k\00F6y', 'city', U&'\0130stanbul',
  'email', 'fatura@ayna.example', 'phone', '+902161234567'));

-- The last number of each year: invoices are numbered without gaps.
create table invoice_numbers (
  year smallint primary key,
  last integer not null check (last >= 0)
);

-- `ends_at` is the end of access: of a trial, of the paid term, or of the days of grace after it.
alter table subscriptions
  add column features text[] not null default '{}',
  -- The last change of the term: an order is applied as priced only if the term is the one it was priced on.
  add column term_code uuid,
  add column period text check (period in ('monthly', 'yearly')),
  -- The days that `term_value` was paid for. The term ends as `term_to` begins.
  add column term_from date,
  add column term_to date check (term_to > term_from),
  add column term_value numeric(12, 2) check (term_value >= 0),
  -- The day of the month on which terms end: 31 January, 28 February, 31 March.
  add column anchor_day smallint check (anchor_day between 1 and 31),
  add column order_code uuid,
  add column last_payment_at timestamptz,
  add column auto_renew boolean not null default false,
  add column renewal_card uuid,
  -- What begins when the term ends, in place of the present package.
  add column planned_package uuid references packages,
  add column planned_period text check (planned_period in ('monthly', 'yearly')),
  -- What a reminder named; it is what the renewal takes.
  add column announced_price numeric(12, 2),
  -- How many days before the end the last reminder was sent.
  add column reminded smallint,
  -- The order of the renewal that is under way, which try it is, and whether that was sent to payment.
  add column renewal_order uuid,
  add column renewal_try smallint not null default 0,
  add column renewal_sent boolean not null default true,
  add column renewal_next_at timestamptz,
  add column renewal_reason text,
  add check ((period is null) = (term_to is null)),
  add check ((planned_package is null) = (planned_period is null));

create index subscriptions_renewals on subscriptions (renewal_next_at) where auto_renew and renewal_next_at is not null;
create index subscriptions_term_ends on subscriptions (term_to) where term_to is not null;

-- Whom a salon's invoices are made out to.
create table tax_details (
  salon_code uuid primary key,
  kind text not null check (kind in ('person', 'company')),
  name text not null,
  lastname text not null,
  title text not null,
  tax_office text not null,
  tax_number text not null check (tax_number ~ '^\d{10,11}$'),
  address text not null,
  district text not null,
  city text not null,
  email text not null,
  phone text not null
);

select ayna.guard_salon('tax_details');

create sequence order_numbers;

create table orders (
  salon_code uuid not null,
  code uuid not null,
  number text not null unique,
  change text not null check (change in ('new', 'renewal', 'upgrade', 'longer', 'sms')),
  title text not null,
  -- What is bought, as it was when it was ordered.
  package_code uuid,
  package_name text,
  period text check (period in ('monthly', 'yearly')),
  employees integer,
  photos integer,
  sms integer not null,
  features text[] not null default '{}',
  -- What the package brings in a month, without coupons.
  monthly numeric(12, 2) not null default 0,
  term_from date,
  term_to date,
  term_value numeric(12, 2),
  anchor_day smallint,
  -- The term that the price was computed on; null for a salon without one.
  basis uuid,
  amount numeric(12, 2) not null check (amount >= 0),
  vat_rate smallint not null,
  coupon_code uuid,
  -- Renewals may be taken from the card that pays, or from this stored one.
  store boolean not null default false,
  card_code uuid,
  by_code uuid,
  state text not null default 'open' check (state in ('open', 'paid', 'canceled', 'expired', 'refunded')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  verifying_since timestamptz,
  paid_at timestamptz,
  attempt_code uuid,
  primary key (salon_code, code),
  check ((state in ('paid', 'refunded')) = (paid_at is not null)),
  check ((change = 'sms') = (package_code is null))
);

select ayna.guard_salon('orders');

create unique index orders_attempt on orders (attempt_code) where attempt_code is not null;
create index orders_open on orders (created_at) where state = 'open';

-- Which press of the button made or retried which order.
create table order_keys (
  salon_code uuid not null,
  key text not null,
  order_code uuid not null,
  primary key (salon_code, key),
  foreign key (salon_code, order_code) references orders (salon_code, code)
);

select ayna.guard_salon('order_keys');

-- Each try to pay an order, by the code of its attempt; an order that costs nothing has its own code.
create table order_tries (
  salon_code uuid not null,
  code uuid not null,
  order_code uuid not null,
  state text not null check (state in ('waiting', 'paid', 'failed')),
  reason text,
  try_number smallint not null,
  refunded numeric(12, 2) not null default 0,
  at timestamptz not null,
  primary key (salon_code, code),
  foreign key (salon_code, order_code) references orders (salon_code, code)
);

select ayna.guard_salon('order_tries');

create index order_tries_newest on order_tries (salon_code, at desc);
create index order_tries_paid on order_tries (at) where state = 'paid';

create table refunds (
  salon_code uuid not null,
  code uuid not null,
  attempt_code uuid not null,
  amount numeric(12, 2) not null check (amount > 0),
  at timestamptz not null,
  primary key (salon_code, code)
);

select ayna.guard_salon('refunds');

-- A salon uses a coupon once. The use is claimed with the order, and released if it is not paid.
create table coupon_uses (
  salon_code uuid not null,
  coupon_code uuid not null references coupons,
  order_code uuid not null,
  claimed_at timestamptz not null,
  primary key (salon_code, coupon_code)
);

select ayna.guard_salon('coupon_uses');

-- Paid terms as they were: revenue and churn are counted from them. An upgrade ends one and begins another.
create table terms (
  salon_code uuid not null,
  code uuid not null,
  order_code uuid not null,
  package_code uuid not null,
  package_name text not null,
  period text not null check (period in ('monthly', 'yearly')),
  employees integer not null,
  photos integer not null,
  sms integer not null,
  features text[] not null,
  monthly numeric(12, 2) not null,
  value numeric(12, 2) not null,
  from_day date not null,
  to_day date not null,
  anchor_day smallint not null,
  -- Before `to_day`, if another term or a refund ended it.
  ended_on date,
  primary key (salon_code, code)
);

select ayna.guard_salon('terms');

create index terms_days on terms (to_day, from_day);
