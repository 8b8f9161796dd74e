-- When the package or trial of each salon ends: a booking after that is refused, without a call to subscription.
select ayna.copy_table('appointment', 'subscription_copies');

-- The end is part of the cached snapshot of a salon.
create trigger stamp_copies after insert or update or delete on subscription_copies
  for each row execute function stamp_copies();
