-- A text that opens something, such as a code or an invitation: of use to nobody once it went out, so it
-- is not kept.
alter table messages add column secret boolean not null default false;
update messages set secret = true where line = 'code';
