create table messages (
  -- The nil uuid for a message of the platform itself.
  salon_code uuid not null,
  code uuid not null,
  -- What it was planned for; planning twice for one cause finds the first.
  cause text not null,
  channel text not null check (channel in ('mail')),
  recipient text not null,
  reply_to text,
  subject text not null,
  body text not null,
  state text not null default 'planned' check (state in ('planned', 'handed', 'accepted', 'failed', 'unknown')),
  attempts integer not null default 0,
  -- How often it was handed over again because nobody had recorded how the time before ended.
  repeats integer not null default 0,
  provider_ref text,
  last_error text,
  planned_at timestamptz not null default now(),
  handed_at timestamptz,
  settled_at timestamptz,
  primary key (salon_code, code)
);

select ayna.guard_salon('messages');

create unique index messages_cause on messages (cause);
-- Deliveries are named by code alone; the sweepers look for what is not settled.
create unique index messages_code on messages (code);
create index messages_open on messages (planned_at) where state in ('planned', 'handed');
