-- Written by visitors, about no salon: reached through the door across salons alone.
create table contact_messages (
  code uuid primary key,
  full_name text not null,
  email text not null,
  phone text not null,
  subject text,
  message text not null,
  read_at timestamptz,
  created_at timestamptz not null default now()
);

-- The inbox, newest first: codes are uuid v7, so their order is that of time.
create index contact_messages_newest on contact_messages (code desc);
