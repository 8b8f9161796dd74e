-- The reason of an entry, folded for searching; earlier entries have none.
alter table audit add column folded text not null default '';

-- The log, newest first. An effect of an event has the event's id as its code, so codes are not in the order of time.
create index audit_newest on audit (at desc, code desc);
-- What one person did, and what happened to one salon.
create index audit_actor on audit (actor, at desc, code desc);
create index audit_salon on audit (about_salon, at desc, code desc) where about_salon is not null;
