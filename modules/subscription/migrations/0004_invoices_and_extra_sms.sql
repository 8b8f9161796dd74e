-- Invoices never change. The number follows the payment at once, in an order of its own.
create table invoices (
  salon_code uuid not null,
  code uuid not null,
  order_code uuid not null,
  number text unique,
  issued_at timestamptz not null,
  buyer jsonb not null,
  seller jsonb not null,
  item text not null,
  from_day date,
  to_day date,
  vat_rate smallint not null,
  net numeric(12, 2) not null check (net >= 0),
  vat numeric(12, 2) not null check (vat >= 0),
  total numeric(12, 2) not null check (total = net + vat),
  primary key (salon_code, code),
  unique (salon_code, order_code),
  foreign key (salon_code, order_code) references orders (salon_code, code)
);

select ayna.guard_salon('invoices');

create index invoices_without_number on invoices (issued_at) where number is null;

-- Extra SMS that were bought. They do not expire.
create table sms_balances (
  salon_code uuid primary key,
  remaining integer not null check (remaining >= 0)
);

select ayna.guard_salon('sms_balances');

-- Whether a spending came from the extra SMS, to which its release goes back.
alter table quota_moves add column extra boolean not null default false;
