alter table people
  -- When somebody opened the link that was sent to this address.
  add column email_proved_at timestamptz;

-- Links that confirm an address, by their hash. Only the newest link of a person counts.
create table email_links (
  hash text primary key,
  subject uuid not null unique references people on delete cascade,
  email text not null,
  -- The session that requested it, which goes on when the others end.
  requested_in uuid,
  expires_at timestamptz not null
);

create index email_links_old on email_links (expires_at);
