-- A notice tells somebody what was changed in their account.
alter table messages drop constraint messages_kind_check;
alter table messages add constraint messages_kind_check check (kind in ('code', 'invitation', 'notice'));
