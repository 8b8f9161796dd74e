-- The till, counted and closed. One count covers every day since the count before it; usually that is one day.
-- A row that was opened again stays as history.
create table day_ends (
  salon_code uuid not null,
  code uuid not null,
  from_day date not null,
  day date not null,
  -- Cash that was left in the till by the count before.
  opening numeric(12, 2) not null check (opening >= 0),
  -- What the till should hold by the books; the opening is part of the cash. Expenses may exceed the takings.
  books_cash numeric(14, 2) not null,
  books_card numeric(14, 2) not null,
  books_transfer numeric(14, 2) not null,
  counted_cash numeric(14, 2) not null check (counted_cash >= 0),
  counted_card numeric(14, 2) not null check (counted_card >= 0),
  counted_transfer numeric(14, 2) not null check (counted_transfer >= 0),
  -- How many of each banknote, and the coins.
  notes jsonb not null,
  -- Stays in the till for the next day.
  kept numeric(14, 2) not null check (kept between 0 and counted_cash),
  reason text check (reason in ('change', 'receipt', 'tip', 'unknown')),
  note text not null,
  closed_at timestamptz not null,
  closed_by uuid not null,
  closed_name text not null,
  opened_at timestamptz,
  opened_by uuid,
  opened_name text,
  opened_reason text,
  primary key (salon_code, code),
  check (from_day <= day),
  check (num_nulls(opened_at, opened_by, opened_name, opened_reason) in (0, 4)),
  check (reason is not null
    or (counted_cash, counted_card, counted_transfer) = (books_cash, books_card, books_transfer))
);

select ayna.guard_salon('day_ends');
create unique index day_ends_closed on day_ends (salon_code, day) where opened_at is null;

-- Counts that did not agree with the books. Who counts without seeing the books learns the difference by counting, so
-- every such count is kept for the owner.
create table till_counts (
  salon_code uuid not null,
  code uuid not null,
  day date not null,
  at timestamptz not null,
  by_code uuid not null,
  by_name text not null,
  cash numeric(14, 2) not null,
  card numeric(14, 2) not null,
  transfer numeric(14, 2) not null,
  primary key (salon_code, code)
);

select ayna.guard_salon('till_counts');
create index till_counts_day on till_counts (salon_code, day);

create table month_ends (
  salon_code uuid not null,
  code uuid not null,
  month date not null check (extract(day from month) = 1),
  closed_at timestamptz not null,
  closed_by uuid not null,
  closed_name text not null,
  opened_at timestamptz,
  opened_by uuid,
  opened_name text,
  opened_reason text,
  primary key (salon_code, code),
  check (num_nulls(opened_at, opened_by, opened_name, opened_reason) in (0, 4))
);

select ayna.guard_salon('month_ends');
create unique index month_ends_closed on month_ends (salon_code, month) where opened_at is null;

-- What the transactions of closed days have brought into the till or taken out of it, as far as a count or a late entry
-- has taken it into account. Expenses are negative.
create table closed_lines (
  salon_code uuid not null,
  transaction_code uuid not null,
  day date not null,
  kind text not null check (kind in ('cash', 'card', 'transfer')),
  amount numeric(14, 2) not null,
  primary key (salon_code, transaction_code, day, kind)
);

select ayna.guard_salon('closed_lines');
create index closed_lines_day on closed_lines (salon_code, day);

-- Every change of a closed day's money, written by the trigger below: nothing changes a closed day without a row here.
create table late_entries (
  salon_code uuid not null,
  code uuid not null default gen_random_uuid(),
  transaction_code uuid not null,
  day date not null,
  kind text not null check (kind in ('cash', 'card', 'transfer')),
  -- By how much the day's money of this kind has changed.
  amount numeric(14, 2) not null,
  at timestamptz not null default now(),
  -- Steps of one database transaction are one entry.
  transaction_id bigint not null default txid_current(),
  -- The month of the day was closed too, so that the entry belongs to the commissions of a later month.
  in_closed_month boolean not null,
  -- The later day whose count has taken it into account.
  counted_on date,
  primary key (salon_code, code),
  unique (salon_code, transaction_code, day, kind, transaction_id)
);

select ayna.guard_salon('late_entries');
create index late_entries_day on late_entries (salon_code, day);
create index late_entries_uncounted on late_entries (salon_code) where counted_on is null;

-- Recorded or changed after its day was closed.
alter table transactions add column after_close boolean not null default false;

create function is_day_closed(in_salon uuid, on_day date) returns boolean language sql stable as $$
  select exists (
    select from finance.day_ends
    where salon_code = in_salon and day >= on_day and from_day <= on_day and opened_at is null
  ) or exists (
    select from finance.month_ends
    where salon_code = in_salon and month = date_trunc('month', on_day)::date and opened_at is null
  )
$$;

-- What one transaction brings into the till, by day and kind. Without payment lines it is cash.
create function till_lines(in_salon uuid, of_transaction uuid) returns table (day date, kind text, amount numeric)
language sql stable as $$
  select coalesce(p.paid_on, t.paid_date), coalesce(p.kind, 'cash'),
    sum(case t.type when 'Income' then 1 else -1 end * coalesce(p.amount, t.amount))
  from finance.transactions t
  left join finance.payments p on p.salon_code = t.salon_code and p.transaction_code = t.code
  where t.salon_code = in_salon and t.code = of_transaction and t.status and t.gone_at is null and not t.taken_back
  group by 1, 2
$$;

-- Closing takes this lock exclusively: an entry is either in the count or late, never neither.
create function share_till(in_salon uuid) returns void language sql as $$
  select pg_advisory_xact_lock_shared(hashtextextended(in_salon::text, 7201452))
$$;

create function mark_late_transaction() returns trigger language plpgsql as $$
begin
  perform finance.share_till(new.salon_code);
  if finance.is_day_closed(new.salon_code, coalesce(new.paid_date, new.date))
    or (tg_op = 'UPDATE' and finance.is_day_closed(old.salon_code, coalesce(old.paid_date, old.date))) then
    new.after_close := true;
  end if;
  return new;
end $$;

create function note_late_change(in_salon uuid, of_transaction uuid) returns void language plpgsql as $$
begin
  perform finance.share_till(in_salon);
  -- Most salons' days are open, and imports write many rows.
  if not exists (select from finance.day_ends where salon_code = in_salon)
    and not exists (select from finance.month_ends where salon_code = in_salon) then return; end if;
  insert into finance.late_entries as entry (salon_code, transaction_code, day, kind, amount, in_closed_month)
  select in_salon, of_transaction, day, kind, coalesce(line.amount, 0) - coalesce(counted.amount, 0),
    exists (select from finance.month_ends
      where salon_code = in_salon and month = date_trunc('month', day)::date and opened_at is null)
  from finance.till_lines(in_salon, of_transaction) line
  full join (
    select c.day, c.kind, c.amount from finance.closed_lines c
    where c.salon_code = in_salon and c.transaction_code = of_transaction
  ) counted using (day, kind)
  where coalesce(line.amount, 0) <> coalesce(counted.amount, 0) and finance.is_day_closed(in_salon, day)
  on conflict (salon_code, transaction_code, day, kind, transaction_id)
    do update set amount = entry.amount + excluded.amount;
  if not found then return; end if;

  delete from finance.late_entries
  where salon_code = in_salon and transaction_code = of_transaction and transaction_id = txid_current()
    and amount = 0;
  delete from finance.closed_lines where salon_code = in_salon and transaction_code = of_transaction;
  insert into finance.closed_lines (salon_code, transaction_code, day, kind, amount)
  select in_salon, of_transaction, line.day, line.kind, line.amount
  from finance.till_lines(in_salon, of_transaction) line
  where finance.is_day_closed(in_salon, line.day);
  update finance.transactions set after_close = true
  where salon_code = in_salon and code = of_transaction and not after_close;
end $$;

create function note_late_transaction() returns trigger language plpgsql as $$
begin
  perform finance.note_late_change(new.salon_code, new.code);
  return null;
end $$;

create function note_late_payment() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform finance.note_late_change(old.salon_code, old.transaction_code); end if;
  if tg_op <> 'DELETE' then perform finance.note_late_change(new.salon_code, new.transaction_code); end if;
  return null;
end $$;

-- Triggers, because every way into the books must pass here: entries by hand, settlements, completions and their undo.
create trigger mark_late_insert before insert on transactions
  for each row execute function mark_late_transaction();
create trigger mark_late_update before update on transactions for each row
  when ((old.type, old.status, old.paid_date, old.date, old.amount, old.gone_at, old.taken_back)
    is distinct from (new.type, new.status, new.paid_date, new.date, new.amount, new.gone_at, new.taken_back))
  execute function mark_late_transaction();
create trigger note_late_insert after insert on transactions for each row
  when (new.status) execute function note_late_transaction();
create trigger note_late_update after update on transactions for each row
  when ((old.type, old.status, old.paid_date, old.amount, old.gone_at, old.taken_back)
    is distinct from (new.type, new.status, new.paid_date, new.amount, new.gone_at, new.taken_back))
  execute function note_late_transaction();
create trigger note_late_payment after insert or update or delete on payments
  for each row execute function note_late_payment();
