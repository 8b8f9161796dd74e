-- Every address a salon ever had. No two salons share one, and one that was left still leads to its salon.
create table paths (
  salon_code uuid not null,
  path text not null unique,
  taken_at timestamptz not null,
  primary key (salon_code, path)
);

select ayna.guard_salon('paths');

create table salons (
  salon_code uuid primary key,
  version bigint not null default 1,
  status text not null check (status in ('Draft', 'Published', 'Suspended')),
  owner_code uuid not null,
  -- Which of its owner's salons it is. Nobody has more than ten, however many are opened at once.
  owner_place smallint not null check (owner_place between 1 and 10),
  zone text not null,
  type text not null,
  name text not null,
  path text not null,
  phone text not null,
  email text,
  province smallint not null check (province between 1 and 81),
  province_name text not null,
  district text not null,
  address text not null,
  description text not null default '',
  whatsapp text,
  instagram text,
  facebook text,
  tiktok text,
  latitude double precision,
  longitude double precision,
  opening_hours jsonb not null,
  closed_days jsonb not null default '[]',
  holidays text not null check (holidays in ('closed', 'open')),
  holiday_choices jsonb not null default '[]',
  online_booking boolean not null,
  approval text not null check (approval in ('auto', 'manual')),
  cancel_minutes integer not null check (cancel_minutes >= 0),
  lead_minutes integer not null check (lead_minutes >= 0),
  ahead_days integer not null check (ahead_days >= 1),
  slot_step smallint not null check (slot_step in (5, 10, 15, 20, 30, 60)),
  remind_day_before boolean not null,
  remind_two_hours boolean not null,
  waiting_list boolean not null,
  any_employee boolean not null,
  -- What a search compares.
  folded text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- The name as it was then; null where the platform's staff did it.
  changed_by text,
  unique (owner_code, owner_place),
  foreign key (salon_code, path) references paths,
  check ((latitude is null) = (longitude is null))
);

select ayna.guard_salon('salons');

-- How the salon's page looks: every saving is kept, the highest version counts.
create table designs (
  salon_code uuid not null references salons,
  version integer not null check (version >= 1),
  template text not null check (template in ('flow', 'razor')),
  tone smallint not null check (tone between 1 and 6),
  slogan text not null,
  sections text[] not null,
  saved_at timestamptz not null,
  saved_by uuid not null,
  primary key (salon_code, version)
);

select ayna.guard_salon('designs');
select ayna.keep_every_row('designs', 'update');

-- Who may not book in a salon: by account, by phone, or both. What was lifted stays, as gone.
create table bans (
  salon_code uuid not null references salons,
  code uuid not null,
  version integer not null default 1,
  gone boolean not null default false,
  user_code uuid,
  phone text,
  name text not null,
  reason text not null,
  -- The last day of it; null is for good.
  until date,
  created_at timestamptz not null,
  created_by uuid not null,
  primary key (salon_code, code),
  check (user_code is not null or phone is not null)
);

select ayna.guard_salon('bans');
create index bans_user on bans (salon_code, user_code) where not gone and user_code is not null;
create index bans_phone on bans (salon_code, phone) where not gone and phone is not null;
