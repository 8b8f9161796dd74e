alter table people
  -- When a first code of the authenticator app was right.
  add column second_factor_since timestamptz;

alter table sessions
  -- When this session last gave a code.
  add column second_factor_at timestamptz;

-- Apart from people, as credentials are.
create table second_factors (
  owner uuid primary key references people on delete cascade,
  -- The secret of the app, sealed with a key that is not in the database.
  sealed text not null,
  -- The newest time step whose code was used: no code counts twice.
  last_step bigint not null default 0
);

create table recovery_codes (
  owner uuid not null references people on delete cascade,
  hash text not null,
  used_at timestamptz,
  primary key (owner, hash)
);
