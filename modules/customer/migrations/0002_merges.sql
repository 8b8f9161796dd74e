-- What the salon's list and a card say of visits: what was done last, and whether sessions are still to come.
alter table appointments
  add column service_code uuid,
  add column service_name text not null default '',
  add column session_count integer;

alter table cards
  add column last_service text not null default '',
  add column in_sessions boolean not null default false,
  -- The card that this one has become part of: it is put away, and its code and its phone lead there.
  add column merged_into uuid,
  add foreign key (salon_code, merged_into) references cards (salon_code, code),
  add check (merged_into is null or (gone_at is not null and merged_into <> code));

create index cards_merged on cards (salon_code, merged_into) where merged_into is not null;
create index cards_merged_phone on cards (salon_code, phone) where merged_into is not null and phone is not null;
