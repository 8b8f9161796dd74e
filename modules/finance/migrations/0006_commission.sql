-- What an employee earns on their work, from a day on. A set replaces the one before it; the list may be empty.
create table commission_rules (
  salon_code uuid not null,
  employee_code uuid not null,
  valid_from date not null,
  rules jsonb not null check (jsonb_typeof(rules) = 'array'),
  saved_at timestamptz not null,
  saved_by uuid not null,
  saved_name text not null,
  primary key (salon_code, employee_code, valid_from)
);

select ayna.guard_salon('commission_rules');

-- What a closed month owes to an employee. The key makes it be paid once.
create table commission_statements (
  salon_code uuid not null,
  month date not null check (extract(day from month) = 1),
  employee_code uuid not null,
  figures jsonb not null,
  frozen_at timestamptz not null,
  -- The Salary expense that has paid it.
  transaction_code uuid,
  primary key (salon_code, month, employee_code)
);

select ayna.guard_salon('commission_statements');

-- The month whose commissions contain an entry into an earlier, closed month.
alter table late_entries add column counted_in date check (extract(day from counted_in) = 1);
create index late_entries_uncounted_month on late_entries (salon_code) where in_closed_month and counted_in is null;

-- For the category of a service.
select ayna.copy_table('finance', 'service_copies');
