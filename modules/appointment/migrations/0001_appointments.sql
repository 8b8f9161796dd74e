create extension if not exists btree_gist with schema public;

-- One row for each service of a visit. `document` is the answer of a read, rendered when it is written and
-- cut off where the customer's phone goes: who may not see the phone gets another end.
create table appointments (
  salon_code uuid not null,
  code uuid not null,
  visit_code uuid not null,
  starts_at timestamp not null,
  ends_at timestamp not null,
  employee_code uuid not null,
  service_code uuid not null,
  customer_code uuid,
  -- The account behind it: opens the row to that person, in whichever salon.
  person_code uuid,
  status text not null check (status in ('Pending', 'Approved', 'Completed', 'Canceled', 'NoShow')),
  price numeric(12, 2) not null check (price >= 0),
  session_number integer not null check (session_number >= 1),
  -- How it uses its employee: duration, buffer and phases as they were when it was booked.
  work jsonb not null,
  lane integer not null default 0 check (lane >= 0),
  document text not null,
  phone text,
  version bigint not null default 1,
  created_at timestamptz not null,
  primary key (salon_code, code),
  -- Nothing is longer than twelve hours, so that what overlaps a day begins at most that much before it.
  check (ends_at > starts_at and ends_at <= starts_at + interval '12 hours')
);

select ayna.guard_salon('appointments');
create index appointments_when on appointments (salon_code, starts_at)
  include (ends_at, employee_code, status, price);
create index appointments_customer on appointments (salon_code, customer_code, starts_at)
  where customer_code is not null;
create index appointments_person on appointments (person_code, starts_at) where person_code is not null;

-- Time that is taken, and nothing else: what overlaps in one lane of one subject cannot be written, whatever
-- the code does. Holds only what can still collide, so that it stays small.
create table occupancy (
  salon_code uuid not null,
  -- An employee now; a room or a device later.
  subject uuid not null,
  -- 0 but for what the desk lays over another on purpose.
  lane integer not null default 0 check (lane >= 0),
  during tsrange not null check (not isempty(during)),
  source text not null check (source in ('appointment', 'hold', 'block')),
  source_code uuid not null,
  -- Of a hold: from then on it takes nothing.
  expires_at timestamptz check ((expires_at is not null) = (source = 'hold')),
  exclude using gist (salon_code with =, subject with =, lane with =, during with &&)
);

select ayna.guard_salon('occupancy');
create index occupancy_source on occupancy (salon_code, source_code);
create index occupancy_over on occupancy (upper(during));

create table blocks (
  salon_code uuid not null,
  code uuid not null,
  employee_code uuid not null,
  starts_at timestamp not null,
  ends_at timestamp not null check (ends_at > starts_at),
  reason text not null,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (salon_code, code)
);

select ayna.guard_salon('blocks');
create index blocks_when on blocks (salon_code, starts_at);

-- Every change of an appointment, kept for good.
create table history (
  salon_code uuid not null,
  appointment_code uuid not null,
  code uuid not null,
  at timestamptz not null,
  by_code uuid,
  by_name text,
  what text not null,
  before text,
  after text,
  primary key (salon_code, appointment_code, code)
);

select ayna.guard_salon('history');
select ayna.keep_every_row('history', 'update or delete');

-- Counts up with every change in the salon's calendar: what was read with this number is still true.
create table calendar_versions (
  salon_code uuid primary key,
  version bigint not null
);

select ayna.guard_salon('calendar_versions');

-- Public holidays, of no salon and no secret: read inside a salon's transaction too.
create table public_holidays (
  date date primary key,
  kind text not null check (kind in ('full', 'half')),
  starts_at text
);

grant select on public_holidays to ayna_appointment;

select ayna.copy_table('appointment', 'salon_copies');
select ayna.copy_table('appointment', 'service_copies');
select ayna.copy_table('appointment', 'employee_copies');
select ayna.copy_table('appointment', 'ban_copies');
create index employee_copies_code on employee_copies (code);
