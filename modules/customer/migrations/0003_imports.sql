-- Files of customers. A file is read once, when it is sent, and kept in pieces: whoever takes the next piece needs
-- nothing but these rows, on whichever host, however often one of them is killed.
create table imports (
  salon_code uuid not null,
  code uuid not null,
  state text not null check (state in ('mapping', 'running', 'stopped', 'done')),
  file_name text not null,
  sheet text,
  headers text[] not null,
  samples text[] not null,
  -- Columns, merge, marketing: as somebody has chosen them.
  options jsonb not null,
  rows integer not null,
  pieces integer not null,
  pieces_done integer not null default 0,
  seen integer not null default 0,
  made integer not null default 0,
  merged integer not null default 0,
  by_code uuid not null,
  by_name text not null default '',
  created_at timestamptz not null,
  started_at timestamptz,
  primary key (salon_code, code)
);

select ayna.guard_salon('imports');

-- One at a time in a salon: two would make two cards of somebody who has no phone.
create unique index imports_running on imports (salon_code) where state = 'running';

create table import_pieces (
  salon_code uuid not null,
  import_code uuid not null,
  number integer not null,
  -- [{ number, cells }]
  rows jsonb not null,
  primary key (salon_code, import_code, number),
  foreign key (salon_code, import_code) references imports (salon_code, code) on delete cascade
);

select ayna.guard_salon('import_pieces');

-- Rows that were not taken, and why. A card may have been, while the appointment was not.
create table import_refusals (
  salon_code uuid not null,
  import_code uuid not null,
  number integer not null,
  cells text[] not null,
  name text not null,
  phone text not null,
  why text not null,
  detail text not null default '',
  card_code uuid,
  -- Of a row whose card was taken: its appointment was not.
  of_wish boolean not null default false,
  primary key (salon_code, import_code, number),
  foreign key (salon_code, import_code) references imports (salon_code, code) on delete cascade
);

select ayna.guard_salon('import_refusals');

-- Appointments that rows ask for, until the engine has answered.
create table import_wishes (
  salon_code uuid not null,
  import_code uuid not null,
  code uuid not null,
  number integer not null,
  cells text[] not null,
  name text not null,
  phone text not null,
  outcome text check (outcome in ('booked', 'refused')),
  primary key (salon_code, import_code, code),
  foreign key (salon_code, import_code) references imports (salon_code, code) on delete cascade
);

select ayna.guard_salon('import_wishes');

-- When somebody was last here before there were appointments of ours to count.
alter table cards add column visited_before date;
