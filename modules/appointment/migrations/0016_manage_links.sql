-- A link that manages one visit without signing in. Only the hash of its token is stored; a new one replaces it.
create table manage_links (
  salon_code uuid not null,
  visit_code uuid not null,
  hash text not null,
  created_at timestamptz not null,
  -- The customer said that they come, to this start: a visit that is moved since is not confirmed.
  confirmed_at timestamptz,
  confirmed_start timestamp,
  primary key (salon_code, visit_code),
  check ((confirmed_at is null) = (confirmed_start is null))
);

select ayna.guard_salon('manage_links');
create unique index manage_links_hash on manage_links (hash);

create index appointments_visit on appointments (salon_code, visit_code);
