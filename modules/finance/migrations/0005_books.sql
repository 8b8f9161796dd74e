-- What a Salary expense is: wages, or an advance that the next wages are reduced by. Null for every other transaction.
alter table transactions
  add column salary_kind text check (salary_kind in ('salary', 'advance')),
  -- The photo of the receipt, kept by the file module and served to members with the right only.
  add column receipt_code uuid,
  add check (salary_kind is null or (type = 'Expense' and category = 'Salary'));

-- Expenses that come back every month. Each month proposes itself; nothing is recorded before a person confirms it.
create table recurring_expenses (
  salon_code uuid not null,
  code uuid not null,
  title text not null,
  category text not null check (category in ('Rent', 'Salary', 'Other')),
  amount numeric(12, 2) not null check (amount >= 0),
  -- The 31st is the last day of a shorter month.
  day smallint not null check (day between 1 and 31),
  from_date date not null,
  until_date date,
  employee_code uuid,
  employee_name text,
  employee_lastname text,
  gone_at timestamptz,
  version bigint not null default 1,
  created_at timestamptz not null,
  primary key (salon_code, code),
  check (until_date >= from_date),
  check (num_nulls(employee_name, employee_lastname) in (0, 2))
);

select ayna.guard_salon('recurring_expenses');

-- What became of a month's proposal. The key makes a rule record one transaction a month: a removed one is recorded again
-- under its own code.
create table recurring_months (
  salon_code uuid not null,
  recurring_code uuid not null,
  month date not null check (extract(day from month) = 1),
  skipped boolean not null,
  transaction_code uuid,
  primary key (salon_code, recurring_code, month),
  unique (salon_code, transaction_code)
);

select ayna.guard_salon('recurring_months');
