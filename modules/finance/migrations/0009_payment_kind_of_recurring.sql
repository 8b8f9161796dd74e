-- How a recurring expense is paid: rent by bank never passes the till. What was recorded so far counts as cash, as before.
alter table recurring_expenses add column payment_kind text not null default 'cash'
  check (payment_kind in ('cash', 'card', 'transfer'));
