-- A guest proves the phone by a code alone and may set a password later.
alter table credentials alter column password_hash drop not null;

-- Opened by a code alone: whatever the person may do elsewhere, this session is a customer's.
alter table sessions add column customer_only boolean not null default false;

alter table challenges drop constraint challenges_purpose_check;
alter table challenges add constraint challenges_purpose_check
  check (purpose in ('sign-up', 'known-number', 'new-password', 'change-phone', 'guest'));
alter table challenges drop constraint challenges_wanted_check;
alter table challenges add constraint challenges_wanted_check
  check (wanted in ('sign-up', 'new-password', 'change-phone', 'guest'));
