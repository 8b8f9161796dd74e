-- A notice tells somebody what was changed in their account.
alter table messages drop constraint messages_kind_check;
alter table messages add constraint messages_kind_check check (kind in ('code', 'invitation', 'notice'));

-- Finds the messages that are kept no longer: they are written in the order of time.
create index messages_old on messages using brin (planned_at);
