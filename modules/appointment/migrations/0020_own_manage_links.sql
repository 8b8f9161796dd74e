-- Links that customers make for themselves, beside the one that was shown or sent to them: that one goes on working.
alter table manage_links
  add column own_hash text,
  alter column hash drop not null,
  add check (hash is not null or own_hash is not null);

create unique index manage_links_own_hash on manage_links (own_hash) where own_hash is not null;
