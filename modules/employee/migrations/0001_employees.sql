create table employees (
  salon_code uuid not null,
  code uuid not null,
  -- The account, once joined. Not person_code: that would open the row to the person through the person door.
  user_code uuid,
  name text not null,
  lastname text not null,
  image_url text,
  -- When the account said its name: what it said earlier changes nothing any more.
  profile_at timestamptz,
  phone text,
  email text,
  position text not null,
  title text not null,
  is_active boolean not null default true,
  owner boolean not null default false,
  work_hours jsonb not null,
  all_services boolean not null,
  service_codes uuid[] not null,
  -- The rights that were held when the person was taken out, to be given back.
  groups_before text[],
  left_at timestamptz,
  version bigint not null default 1,
  primary key (salon_code, code)
);

select ayna.guard_salon('employees');

create unique index employees_owner on employees (salon_code) where owner;
-- A person is in a team once.
create unique index employees_in_team on employees (salon_code, user_code) where left_at is null;
-- The account that changes its name says so to every salon.
create index employees_of_user on employees (user_code) where user_code is not null;

-- Times on the salon's wall: no zone.
create table leaves (
  salon_code uuid not null,
  employee_code uuid not null,
  code uuid not null,
  start_date timestamp not null,
  end_date timestamp not null check (end_date > start_date),
  kind text not null,
  note text not null,
  primary key (salon_code, employee_code, code),
  foreign key (salon_code, employee_code) references employees
);

select ayna.guard_salon('leaves');

create table recurring_leaves (
  salon_code uuid not null,
  employee_code uuid not null,
  code uuid not null,
  days text[] not null,
  start_time time not null,
  end_time time not null,
  start_date date not null,
  end_date date check (end_date >= start_date),
  note text not null,
  primary key (salon_code, employee_code, code),
  foreign key (salon_code, employee_code) references employees
);

select ayna.guard_salon('recurring_leaves');

-- One row for each sending. The token itself is in the message alone.
create table invitations (
  salon_code uuid not null,
  code uuid not null,
  employee_code uuid not null,
  token_hash text not null unique,
  by text not null check (by in ('sms', 'mail')),
  sent_to text not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'revoked')),
  accepted_by uuid check ((state = 'accepted') = (accepted_by is not null)),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (salon_code, code),
  foreign key (salon_code, employee_code) references employees
);

select ayna.guard_salon('invitations');

create unique index invitations_open on invitations (salon_code, employee_code) where state = 'open';
-- How many were sent lately.
create index invitations_sent on invitations (salon_code, sent_at);

-- What was spent of the quota, under which key, and for whom: nobody for a spending that came to nothing.
create table seats (
  salon_code uuid not null,
  key text not null,
  employee_code uuid,
  freed boolean not null default false,
  returned boolean not null default false check (freed or not returned),
  primary key (salon_code, key),
  foreign key (salon_code, employee_code) references employees
);

select ayna.guard_salon('seats');

create unique index seats_held on seats (salon_code, employee_code) where not freed;
create index seats_to_return on seats (salon_code, key) where freed and not returned;
