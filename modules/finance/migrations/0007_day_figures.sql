-- Figures of a salon's day that are kept, so that a month is the sum of a few rows. Every change of a transaction adds its
-- difference. A paid transaction counts on its paid date, one that is due on its date; one that was removed or voided
-- counts nowhere. A row may come to nothing and stay.
create table day_figures (
  salon_code uuid not null,
  day date not null,
  type text not null,
  category text not null,
  -- Null where nobody performed it, and where no product was sold.
  performer_code uuid,
  product_code uuid,
  paid numeric(16, 2) not null,
  paid_count integer not null,
  due numeric(16, 2) not null,
  due_count integer not null,
  -- Of the product: sold with an income, returned with an expense.
  quantity numeric(16, 3) not null,
  unique nulls not distinct (salon_code, day, type, category, performer_code, product_code)
) with (fillfactor = 70);

select ayna.guard_salon('day_figures');

-- The sums of each month, which a balance adds up. Not one row for all months: every entry would change it, and thousands of
-- entries in one transaction would each walk over all its former versions.
create table month_sums (
  salon_code uuid not null,
  -- Its first day.
  month date not null,
  paid_income numeric(16, 2) not null,
  paid_expense numeric(16, 2) not null,
  due_income numeric(16, 2) not null,
  due_expense numeric(16, 2) not null,
  primary key (salon_code, month)
) with (fillfactor = 70);

select ayna.guard_salon('month_sums');

create function count_month_sums(of_salon uuid) returns setof month_sums
language sql stable as $$
  select of_salon, date_trunc('month', day)::date as month,
    coalesce(sum(paid) filter (where type = 'Income'), 0), coalesce(sum(paid) filter (where type = 'Expense'), 0),
    coalesce(sum(due) filter (where type = 'Income'), 0), coalesce(sum(due) filter (where type = 'Expense'), 0)
  from finance.day_figures where salon_code = of_salon group by month
$$;

-- The figures that transactions add up to: for the first fill, for `pnpm rebuild-figures`, and for the comparison of every
-- night.
create function count_figures(of_salon uuid, since date) returns setof day_figures
language sql stable as $$
  select of_salon, day, type, category, performer_code, product_code,
    coalesce(sum(amount) filter (where status), 0), count(*) filter (where status)::integer,
    coalesce(sum(amount) filter (where not status), 0), count(*) filter (where not status)::integer,
    coalesce(sum(quantity), 0)
  from finance.transactions
  cross join lateral (select case when status then paid_date else date end as day) counted
  where salon_code = of_salon and gone_at is null and not taken_back and day >= since
  group by day, type, category, performer_code, product_code
$$;

-- Taken before the first figure is added, with COMMIT, when a transaction holds all of its other locks: no two
-- transactions of a salon add at a time, and none waits for another in a circle.
create function lock_figures(of_salon uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(of_salon::text, 7201453))
$$;

create function add_to_figures(of_row transactions, sign integer) returns void language sql as $$
  insert into finance.day_figures as kept (salon_code, day, type, category, performer_code, product_code,
    paid, paid_count, due, due_count, quantity)
  select of_row.salon_code, case when of_row.status then of_row.paid_date else of_row.date end, of_row.type,
    of_row.category, of_row.performer_code, of_row.product_code,
    case when of_row.status then sign * of_row.amount else 0 end, case when of_row.status then sign else 0 end,
    case when of_row.status then 0 else sign * of_row.amount end, case when of_row.status then 0 else sign end,
    sign * coalesce(of_row.quantity, 0)
  where of_row.gone_at is null and not of_row.taken_back
  on conflict (salon_code, day, type, category, performer_code, product_code) do update set
    paid = kept.paid + excluded.paid, paid_count = kept.paid_count + excluded.paid_count,
    due = kept.due + excluded.due, due_count = kept.due_count + excluded.due_count,
    quantity = kept.quantity + excluded.quantity;

  insert into finance.month_sums as kept (salon_code, month, paid_income, paid_expense, due_income, due_expense)
  select of_row.salon_code, date_trunc('month', case when of_row.status then of_row.paid_date else of_row.date end)::date,
    case when of_row.status and of_row.type = 'Income' then sign * of_row.amount else 0 end,
    case when of_row.status and of_row.type = 'Expense' then sign * of_row.amount else 0 end,
    case when not of_row.status and of_row.type = 'Income' then sign * of_row.amount else 0 end,
    case when not of_row.status and of_row.type = 'Expense' then sign * of_row.amount else 0 end
  where of_row.gone_at is null and not of_row.taken_back
  on conflict (salon_code, month) do update set
    paid_income = kept.paid_income + excluded.paid_income, paid_expense = kept.paid_expense + excluded.paid_expense,
    due_income = kept.due_income + excluded.due_income, due_expense = kept.due_expense + excluded.due_expense
$$;

create function keep_figures() returns trigger language plpgsql as $$
begin
  perform finance.lock_figures(case when tg_op = 'DELETE' then old.salon_code else new.salon_code end);
  if tg_op <> 'INSERT' then perform finance.add_to_figures(old, -1); end if;
  if tg_op <> 'DELETE' then perform finance.add_to_figures(new, 1); end if;
  return null;
end $$;

-- Triggers, because every way into the books must pass here. Deferred, because of the lock.
create constraint trigger keep_figures after insert or delete on transactions
  deferrable initially deferred for each row execute function keep_figures();
create constraint trigger keep_figures_of_change after update on transactions
  deferrable initially deferred for each row
  when ((old.type, old.category, old.status, old.paid_date, old.date, old.amount, old.quantity, old.performer_code,
      old.product_code, old.gone_at is null, old.taken_back)
    is distinct from (new.type, new.category, new.status, new.paid_date, new.date, new.amount, new.quantity,
      new.performer_code, new.product_code, new.gone_at is null, new.taken_back))
  execute function keep_figures();

insert into day_figures
select figures.* from (select distinct salon_code from transactions) as salons
cross join lateral count_figures(salons.salon_code, '-infinity') as figures;

insert into month_sums
select sums.* from (select distinct salon_code from day_figures) as salons
cross join lateral count_month_sums(salons.salon_code) as sums;
