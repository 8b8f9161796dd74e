-- Customers for whom a search found no time and who wait for one: a visit on some days, at some part of them.
create table waiting_list (
  salon_code uuid not null,
  code uuid not null,
  -- The account that waits: opens the row to that person, and counts towards the limit.
  person_code uuid not null,
  customer_code uuid not null,
  name text not null,
  lastname text not null,
  phone text,
  -- The services with their names, each with the employee or null for any.
  services jsonb not null,
  first_day date not null,
  last_day date not null,
  -- Empty for any part of the day.
  parts text[] not null check (parts <@ array['morning', 'afternoon', 'evening']),
  version bigint not null default 1,
  created_at timestamptz not null,
  -- When the salon took the entry off its list; null while it waits.
  done_at timestamptz,
  primary key (salon_code, code),
  check (last_day >= first_day and last_day <= first_day + 30)
);

select ayna.guard_salon('waiting_list');
create index waiting_list_person on waiting_list (person_code);
create index waiting_list_last_day on waiting_list (last_day);
