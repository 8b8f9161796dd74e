-- What came in and what went out. One that was taken out of the books stays: it can be brought back.
create table transactions (
  salon_code uuid not null,
  code uuid not null,
  type text not null check (type in ('Income', 'Expense')),
  category text not null check (category in ('Appointment', 'ProductSale', 'Rent', 'Salary', 'Tip', 'Other')),
  -- True is paid, on that day of the salon's calendar.
  status boolean not null,
  paid_date date,
  title text not null,
  -- Nothing for an appointment that costs nothing: its completion is in the books too.
  amount numeric(12, 2) not null check (amount >= 0),
  date date not null,
  note text not null,
  -- Who wrote it down, or whom it is about; the performer is who did the work.
  employee_code uuid,
  employee_name text,
  employee_lastname text,
  performer_code uuid,
  performer_name text,
  performer_lastname text,
  product_code uuid,
  appointment_code uuid,
  -- The newest of the appointment that was heard of here; null as long as only a person has written.
  appointment_version bigint,
  -- The appointment is no longer completed, so its income is none.
  taken_back boolean not null default false,
  gone_at timestamptz,
  version bigint not null default 1,
  created_at timestamptz not null,
  primary key (salon_code, code),
  -- One appointment has one income, whatever is repeated or comes out of order.
  unique (salon_code, appointment_code),
  check (status = (paid_date is not null)),
  check (num_nulls(employee_name, employee_lastname) in (0, 2)),
  check (num_nulls(performer_code, performer_name, performer_lastname) in (0, 3))
);

select ayna.guard_salon('transactions');
create index transactions_date on transactions (salon_code, date, created_at, code)
  where gone_at is null and not taken_back;
create index transactions_paid on transactions (salon_code, paid_date) include (type, category, amount)
  where gone_at is null and not taken_back and status;
create index transactions_due on transactions (salon_code, date) include (type, amount)
  where gone_at is null and not taken_back and not status;

-- For the calendar on the salon's wall: which day is today.
select ayna.copy_table('finance', 'salon_copies');
