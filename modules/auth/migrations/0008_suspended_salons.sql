-- Members of a suspended salon only read. Kept beside the membership, because every call looks there.
alter table memberships
  add column suspended boolean not null default false,
  -- When the salon's suspension changed last: of two events that arrive in the wrong order, the later one counts.
  add column suspension_changed_at timestamptz;
