alter table messages
  -- Which budget an SMS spends.
  add column kind text check (kind in ('code', 'invitation')),
  -- The person who caused it, if one did: a sender has a budget too.
  add column sender uuid;

-- Counted in PostgreSQL, so that a missing Redis opens nothing.
create table budgets (
  key text primary key,
  count integer not null,
  until timestamptz not null
);

create index budgets_old on budgets (until);
