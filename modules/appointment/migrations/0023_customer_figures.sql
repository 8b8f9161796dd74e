-- The day on which a customer comes to the salon for the first time: that of their first appointment that is not canceled.
-- Kept, since a booking, a move or a cancellation has to know whether it changes which one is the first.
create table customer_firsts (
  salon_code uuid not null,
  customer_code uuid not null,
  day date not null,
  primary key (salon_code, customer_code)
) with (fillfactor = 90);

select ayna.guard_salon('customer_firsts');

-- How many customers come for the first time on a day, and how many come again; each counts once a day. Appointments without
-- a card count in neither. Kept as `day_figures` are; a row may come to nothing and stay.
create table customer_days (
  salon_code uuid not null,
  day date not null,
  new_customers integer not null,
  returning_customers integer not null,
  primary key (salon_code, day)
) with (fillfactor = 70);

select ayna.guard_salon('customer_days');

-- Both counted from the appointments, for the first fill, `pnpm rebuild-figures` and the comparison of every night. The
-- whole history of the salon is read whatever the first day is: who is new depends on all of it.
create function count_customer_firsts(of_salon uuid) returns setof customer_firsts
language sql stable as $$
  select of_salon, customer_code, min(starts_at)::date from appointment.appointments
  where salon_code = of_salon and customer_code is not null and status <> 'Canceled'
  group by customer_code
$$;

create function count_customer_days(of_salon uuid, since date) returns setof customer_days
language sql stable as $$
  select of_salon, visits.day, count(*) filter (where visits.day = firsts.day)::integer,
    count(*) filter (where visits.day > firsts.day)::integer
  from (
    select distinct customer_code, starts_at::date as day from appointment.appointments
    where salon_code = of_salon and starts_at >= since and customer_code is not null and status <> 'Canceled'
  ) as visits
  join appointment.count_customer_firsts(of_salon) as firsts using (customer_code)
  group by visits.day
$$;

insert into customer_firsts
select firsts.* from (select distinct salon_code from appointments) as salons
cross join lateral count_customer_firsts(salons.salon_code) as firsts;

insert into customer_days
select days.* from (select distinct salon_code from appointments) as salons
cross join lateral count_customer_days(salons.salon_code, '-infinity') as days;

-- Adds to the figures above what a change means for one customer: on each of these days they have so many more appointments
-- that are not canceled. It reads the changed appointments, and runs under the salon's lock (see store/customer-figures.ts).
-- A customer is new on their first day and returns on later ones, so no other day can change than these and the first day
-- before and after the change. A function, since the plan of one statement that does all this costs three times its work.
create function add_customer_figures(of_salon uuid, of_customer uuid, on_days date[], more integer[]) returns void
language plpgsql as $$
declare
  was_first date;
  is_first date;
  that date;
  added integer;
  visits integer;
  new_change integer;
  returning_change integer;
begin
  select day into was_first from appointment.customer_firsts
  where salon_code = of_salon and customer_code = of_customer;
  select min(starts_at)::date into is_first from appointment.appointments
  where salon_code = of_salon and customer_code = of_customer and status <> 'Canceled';

  if was_first is distinct from is_first then
    on_days := on_days || was_first || is_first;
    if is_first is null then
      delete from appointment.customer_firsts where salon_code = of_salon and customer_code = of_customer;
    else
      insert into appointment.customer_firsts (salon_code, customer_code, day) values (of_salon, of_customer, is_first)
      on conflict (salon_code, customer_code) do update set day = excluded.day;
    end if;
  end if;

  for that, added in
    select day, coalesce(sum(change), 0) from unnest(on_days, more) as days (day, change) where day is not null group by day
  loop
    select count(*) into visits from appointment.appointments
    where salon_code = of_salon and customer_code = of_customer and status <> 'Canceled'
      and starts_at >= that and starts_at < that + 1;
    new_change := (visits > 0 and that is not distinct from is_first)::integer
      - (visits > added and that is not distinct from was_first)::integer;
    returning_change := (visits > 0 and that is distinct from is_first)::integer
      - (visits > added and that is distinct from was_first)::integer;
    if (new_change, returning_change) <> (0, 0) then
      insert into appointment.customer_days as kept (salon_code, day, new_customers, returning_customers)
      values (of_salon, that, new_change, returning_change)
      on conflict (salon_code, day) do update set new_customers = kept.new_customers + excluded.new_customers,
        returning_customers = kept.returning_customers + excluded.returning_customers;
    end if;
  end loop;
end
$$;
