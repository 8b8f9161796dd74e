-- People belong to no salon. Tables with person_code also open, for reading, to that person alone.
create table people (
  person_code uuid primary key,
  -- What they signed up as; their role follows from this and from their memberships.
  kind text not null check (kind in ('owner', 'customer')),
  name text not null,
  lastname text not null,
  -- Null where somebody else had the address first: then the phone is the way in.
  email text,
  phone text not null,
  image_url text,
  -- Name, e-mail and phone as the search compares them.
  folded text not null,
  admin boolean not null default false,
  active boolean not null default true,
  -- Until the phone is proved there is a sign-up, not an account.
  phone_proved_at timestamptz,
  password_changed_at timestamptz not null,
  created_at timestamptz not null
);

select ayna.guard_person('people');

-- Sign-ups of the same number may wait side by side; the one that proves it has it.
create unique index people_phone on people (phone) where phone_proved_at is not null;
create unique index people_email on people (email) where phone_proved_at is not null;
create index people_waiting on people (phone) where phone_proved_at is null;
create index people_waiting_email on people (email) where phone_proved_at is null;
create index people_waiting_since on people (created_at) where phone_proved_at is null;
-- Newest first: codes are uuid v7.
create index people_newest on people (person_code desc) where phone_proved_at is not null;

-- Apart from people, and named so that not even the person's own door shows it.
create table credentials (
  owner uuid primary key references people on delete cascade,
  password_hash text not null
);

create table memberships (
  salon_code uuid not null,
  person_code uuid not null references people on delete cascade,
  role text not null check (role in ('SalonOwner', 'Employee')),
  groups text[] not null,
  version bigint not null default 1,
  created_at timestamptz not null,
  primary key (salon_code, person_code)
);

select ayna.guard_salon('memberships');
create index memberships_person on memberships (person_code, created_at);

create table consents (
  code uuid primary key,
  person_code uuid not null references people on delete cascade,
  kind text not null check (kind in ('notice', 'marketing-sms', 'marketing-mail', 'photos')),
  given boolean not null,
  -- Of the text that was shown.
  version integer not null,
  at timestamptz not null
);

select ayna.guard_person('consents');
select ayna.keep_every_row('consents', 'update');
create index consents_person on consents (person_code, kind, code desc);

create table audit (
  code uuid primary key,
  at timestamptz not null,
  actor uuid,
  action text not null,
  subject uuid,
  about_salon uuid,
  details text,
  address text,
  request_id text not null
);

select ayna.keep_every_row('audit', 'update or delete');
create index audit_subject on audit (subject, code desc);
