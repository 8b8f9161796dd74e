-- The account to which customers transfer, shown at the till; null where the salon has entered none. A salon that has set only
-- one of the two keeps the default of the other.
alter table settings
  alter column max_discount drop not null,
  add column iban text check (iban ~ '^TR[0-9]{24}$');
