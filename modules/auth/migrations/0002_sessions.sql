create table sessions (
  session_code uuid primary key,
  person_code uuid not null references people on delete cascade,
  -- The refresh secret lies in a cookie, and is taken from nowhere else.
  in_browser boolean not null,
  user_agent text not null,
  address text not null,
  active_salon uuid,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  -- 14 days after it was last refreshed, and never more than 60 after it began.
  idle_until timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_why text
);

select ayna.guard_person('sessions');
create index sessions_person on sessions (person_code, seen_at desc) where ended_at is null;
create index sessions_address on sessions (person_code, address, created_at);
create index sessions_old on sessions (idle_until);

-- Every secret a session ever had, by its hash: a late one tells that it was copied.
create table refresh_tokens (
  hash text primary key,
  session uuid not null references sessions on delete cascade,
  generation integer not null,
  rotated_at timestamptz,
  unique (session, generation)
);

-- Public halves in the clear; private ones sealed with a key that is not in the database.
create table signing_keys (
  kid uuid primary key,
  public_key text not null,
  sealed text not null,
  created_at timestamptz not null
);

create table challenges (
  challenge uuid primary key,
  purpose text not null check (purpose in ('sign-up', 'known-number', 'new-password', 'change-phone')),
  -- What the code answers for; a challenge of nobody looks the same and has no answer.
  wanted text not null check (wanted in ('sign-up', 'new-password', 'change-phone')),
  subject uuid references people on delete cascade,
  phone text not null,
  -- Null where no code would be right.
  code_hash text,
  tries integer not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  done_at timestamptz
);

create index challenges_phone on challenges (phone, wanted) where done_at is null;
create index challenges_sent on challenges (phone, sent_at desc);
create index challenges_subject on challenges (subject) where done_at is null;
create index challenges_old on challenges (created_at);

-- Counted in PostgreSQL, so that a missing Redis opens nothing.
create table counts (
  key text primary key,
  count integer not null,
  until timestamptz not null
);

create index counts_old on counts (until);
