-- The kernel's own tables in every module's schema.

create table if not exists answered_calls (
  owner text not null,
  key text not null,
  route text not null,
  body_hash text not null,
  answer jsonb,
  at timestamptz not null default now(),
  primary key (owner, key)
);
create index if not exists answered_calls_at on answered_calls (at);

create table if not exists strict_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
