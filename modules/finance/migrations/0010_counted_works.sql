-- What the statements of closed months have counted of a service or a sale: its discount and how many of it. A later month
-- that corrects it adds a row with the difference, so that the sum is what all statements together say. The money itself
-- stands in late_entries.
create table counted_works (
  salon_code uuid not null,
  transaction_code uuid not null,
  -- The paid date that was counted.
  day date not null,
  -- The month whose statements have counted it.
  month date not null check (extract(day from month) = 1),
  discount numeric(12, 2) not null,
  pieces integer not null,
  primary key (salon_code, transaction_code, day, month)
);

select ayna.guard_salon('counted_works');
create index counted_works_month on counted_works (salon_code, month);

insert into counted_works (salon_code, transaction_code, day, month, discount, pieces)
select t.salon_code, t.code, t.paid_date, m.month, t.discount,
  case when t.category = 'ProductSale' then trunc(coalesce(t.quantity, 1))
    when t.appointment_code is null and t.settled_appointment_code is not null then 0 else 1 end
from month_ends m
join transactions t on t.salon_code = m.salon_code and t.paid_date >= m.month
  and t.paid_date < m.month + interval '1 month'
where m.opened_at is null and t.type = 'Income' and t.category in ('Appointment', 'ProductSale')
  and t.status and t.gone_at is null and not t.taken_back;
