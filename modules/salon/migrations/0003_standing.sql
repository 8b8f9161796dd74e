-- Why platform staff suspended it, which the owner reads, and the status to return to.
alter table salons
  add column suspended_at timestamptz,
  add column suspension_reason text,
  add column suspended_from text check (suspended_from in ('Draft', 'Published')),
  add constraint salons_suspension check (num_nulls(suspended_at, suspension_reason, suspended_from) in (0, 3));

-- How a salon stands is its suspension and its package: staff search and count by both.
select ayna.copy_table('salon', 'subscription_copies');
