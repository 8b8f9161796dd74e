-- What the platform offers: rows that Admin edits, of no salon.
create table packages (
  code uuid primary key,
  -- Smallest first; a trial has the limits of the one in the middle.
  place smallint not null unique,
  name text not null,
  monthly_price numeric(12, 2) not null check (monthly_price >= 0),
  yearly_price numeric(12, 2) not null check (yearly_price >= 0),
  employees integer not null check (employees >= 0),
  photos integer not null check (photos >= 0),
  sms integer not null check (sms >= 0),
  version bigint not null default 1
);

-- A year costs ten months.
insert into packages (code, place, name, monthly_price, yearly_price, employees, photos, sms) values
  ('019a8000-0000-7000-8000-000000000001', 1, 'Tek Koltuk', 490, 4900, 1, 20, 100),
  ('019a8000-0000-7000-8000-000000000002', 2, 'Salon', 990, 9900, 6, 100, 500),
  ('019a8000-0000-7000-8000-000000000003', 3, U&'St\00FCdyo', 1990, 19900, 20, 500, 2000);

-- One for each salon. Name and limits are those it began with: a package that is edited later takes
-- nothing away from anybody.
create table subscriptions (
  salon_code uuid primary key,
  code uuid not null,
  package_code uuid not null references packages,
  package_name text not null,
  trial boolean not null,
  employees integer not null check (employees >= 0),
  photos integer not null check (photos >= 0),
  sms integer not null check (sms >= 0),
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at),
  version bigint not null default 1
);

select ayna.guard_salon('subscriptions');

-- How much is used. SMS have a row for each month ('2026-11'), the others one for good ('always').
create table quota_usage (
  salon_code uuid not null,
  kind text not null check (kind in ('employees', 'photos', 'sms')),
  period text not null check (period ~ case kind when 'sms' then '^\d{4}-\d{2}$' else '^always$' end),
  used integer not null check (used >= 0),
  primary key (salon_code, kind, period)
);

select ayna.guard_salon('quota_usage');

-- The ledger: what was spent under which key, and how much of it came back. An amount of nothing is
-- a key that was given back before it was spent.
create table quota_moves (
  salon_code uuid not null,
  kind text not null,
  key text not null,
  period text not null,
  amount integer not null check (amount >= 0),
  given_back integer not null default 0 check (given_back between 0 and amount),
  spent_at timestamptz not null,
  given_back_at timestamptz,
  primary key (salon_code, kind, key)
);

select ayna.guard_salon('quota_moves');
