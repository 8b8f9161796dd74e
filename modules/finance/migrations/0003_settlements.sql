-- How the income of a visit was paid. Payments are the lines of one paid transaction; a paid transaction without lines
-- counts as cash, in whole, on its paid date.
create table payments (
  salon_code uuid not null,
  transaction_code uuid not null,
  line smallint not null check (line between 1 and 3),
  kind text not null check (kind in ('cash', 'card', 'transfer')),
  amount numeric(12, 2) not null check (amount > 0),
  -- The paid date of the transaction.
  paid_on date not null,
  primary key (salon_code, transaction_code, line),
  unique (salon_code, transaction_code, kind),
  foreign key (salon_code, transaction_code) references transactions (salon_code, code)
);

select ayna.guard_salon('payments');
-- For the till of one day, by kind.
create index payments_day on payments (salon_code, paid_on) include (transaction_code, kind, amount);

-- What the till must know of a completed appointment: which ones are one visit, and what was done. It has the version of
-- the appointment, like the income.
create table completions (
  salon_code uuid not null,
  appointment_code uuid not null,
  appointment_version bigint not null,
  visit_code uuid not null,
  customer_code uuid,
  day date not null,
  starts_at timestamp not null,
  service_code uuid not null,
  service_name text not null,
  minutes integer not null,
  price numeric(12, 2) not null,
  primary key (salon_code, appointment_code)
);

select ayna.guard_salon('completions');
create index completions_visit on completions (salon_code, visit_code);
create index completions_customer on completions (salon_code, customer_code, day) where customer_code is not null;

-- Every settlement that was recorded: what was entered, and how the books stood before, so that it can be undone.
create table settlements (
  salon_code uuid not null,
  code uuid not null,
  at timestamptz not null,
  by_code uuid not null,
  by_name text not null,
  by_lastname text not null,
  entered jsonb not null,
  before jsonb not null,
  undone_at timestamptz,
  undone_by uuid,
  primary key (salon_code, code),
  check (num_nulls(undone_at, undone_by) in (0, 2))
);

select ayna.guard_salon('settlements');

-- The highest discount in percent that members without `manage-finance` give; a salon without a row has the default.
create table settings (
  salon_code uuid primary key,
  max_discount smallint not null check (max_discount between 0 and 100)
);

select ayna.guard_salon('settings');

-- The settlement that the row's amount comes from; null for an amount that was recorded without one.
alter table transactions add column settlement_code uuid;
-- The price before discount and due; null without a settlement. amount = list_amount - discount - due.
alter table transactions add column list_amount numeric(12, 2) check (list_amount >= 0);
alter table transactions add column discount numeric(12, 2) not null default 0 check (discount >= 0);
-- Of the tips and the dues of a settlement: the appointment they belong to. `appointment_code` is for its one income.
alter table transactions add column settled_appointment_code uuid;
-- Of a product sale.
alter table transactions add column quantity numeric(12, 3) check (quantity > 0);
create index transactions_settled on transactions (salon_code, settled_appointment_code)
  where settled_appointment_code is not null;
create index transactions_settlement on transactions (salon_code, settlement_code) where settlement_code is not null;

-- Who takes a payment: the employee behind an account, with the name that the history shows.
select ayna.copy_table('finance', 'employee_copies');
