-- How many days before its start an appointment was booked, on the salon's calendar. A move changes nothing in it.
alter table appointments add column days_ahead integer not null default 0 check (days_ahead >= 0);

update appointments a
set days_ahead = greatest(0, a.starts_at::date - (a.created_at at time zone coalesce(
  (select state ->> 'zone' from salon_copies s where s.salon_code = a.salon_code and s.code = a.salon_code),
  'Europe/Istanbul'))::date);

-- Figures of a salon's day that are kept, so that a month is the sum of a few rows. A change of an appointment adds its
-- difference in the same transaction. A day is the one on which appointments start; minutes count on the day they lie in.
-- A row may come to nothing and stay.
create table day_figures (
  salon_code uuid not null,
  day date not null,
  -- What the row is about: each appointment is in one row of every kind, a canceled one in one of its reason too.
  kind text not null check (kind in ('source', 'employee', 'service', 'cancel-reason')),
  -- 'desk' or 'online', a code, or a reason, which is empty where none was given.
  key text not null,
  pending integer not null,
  approved integer not null,
  completed integer not null,
  canceled integer not null,
  no_show integer not null,
  -- What those that take time cost together.
  price numeric(14, 2) not null,
  -- How many minutes employees work in each hour of the day, from 00:00 on; waits that leave them free do not count.
  minutes integer[] not null,
  -- How many were booked on the same day, 1, 2 to 3, 4 to 7, 8 to 14, 15 to 30, and more days ahead.
  days_ahead integer[] not null,
  primary key (salon_code, day, kind, key)
) with (fillfactor = 70);

select ayna.guard_salon('day_figures');

-- The same figures, counted from the appointments: for the first fill, for `pnpm rebuild-figures`, and for the comparison
-- of every night. In SQL, while changes are counted by `rules/figures.ts`: a mistake in either shows as a difference.
create function count_figures(of_salon uuid, since date) returns setof day_figures
language sql stable as $$
  with counted as (
    select a.code, a.starts_at::date as day, status, price, work, date_trunc('minute', starts_at) as starts_at,
      status in ('Pending', 'Approved', 'Completed') as takes_time,
      width_bucket(a.days_ahead, array[0, 1, 2, 4, 8, 15, 31]) as step, row.kind, row.key
    from appointment.appointments a
    -- A quotation mark within a text of the document is escaped, so the field is the only match.
    cross join lateral (values
      ('source', case when document like '%"source":"online"%' then 'online' else 'desk' end),
      ('employee', employee_code::text),
      ('service', service_code::text),
      ('cancel-reason', case when status = 'Canceled' then coalesce(cancel_reason, '') end)
    ) as row (kind, key)
    -- Nothing is longer than twelve hours.
    where a.salon_code = of_salon and a.starts_at >= since - interval '12 hours' and row.key is not null
  ), numbers as (
    select day, kind, key,
      count(*) filter (where status = 'Pending')::integer as pending,
      count(*) filter (where status = 'Approved')::integer as approved,
      count(*) filter (where status = 'Completed')::integer as completed,
      count(*) filter (where status = 'Canceled')::integer as canceled,
      count(*) filter (where status = 'NoShow')::integer as no_show,
      coalesce(sum(price) filter (where takes_time), 0) as price,
      array[count(*) filter (where step = 1), count(*) filter (where step = 2), count(*) filter (where step = 3),
        count(*) filter (where step = 4), count(*) filter (where step = 5), count(*) filter (where step = 6),
        count(*) filter (where step = 7)]::integer[] as days_ahead
    from counted group by day, kind, key
  ), parts as (
    select kind, key, starts_at + first * interval '1 minute' as first, starts_at + last * interval '1 minute' as last
    from counted cross join lateral (
      select 0 as first, (work ->> 'duration')::integer as last
      where not coalesce((work -> 'phases' ->> 'freeWhileWaiting')::boolean, false)
      union all select 0, (work -> 'phases' ->> 'work')::integer
      where (work -> 'phases' ->> 'freeWhileWaiting')::boolean
      union all select begins, begins + (work -> 'phases' ->> 'finish')::integer
      from (select (work -> 'phases' ->> 'work')::integer + (work -> 'phases' ->> 'wait')::integer as begins) back
      where (work -> 'phases' ->> 'freeWhileWaiting')::boolean
    ) as part
    where takes_time and last > first
  ), hours as (
    select hour::date as day, extract(hour from hour)::integer as hour, kind, key,
      sum(extract(epoch from least(last, hour + interval '1 hour') - greatest(first, hour)) / 60)::integer as minutes
    from parts cross join lateral generate_series(date_trunc('hour', first), last - interval '1 minute', interval '1 hour') as hour
    group by 1, 2, 3, 4
  ), minutes as (
    select day, kind, key, array_agg(coalesce(hours.minutes, 0) order by clock.hour) as minutes
    from (select distinct day, kind, key from hours) as worked
    cross join generate_series(0, 23) as clock (hour)
    left join hours using (day, kind, key, hour)
    group by day, kind, key
  )
  select of_salon, day, kind, key, coalesce(pending, 0), coalesce(approved, 0), coalesce(completed, 0),
    coalesce(canceled, 0), coalesce(no_show, 0), coalesce(price, 0)::numeric(14, 2),
    coalesce(minutes.minutes, array_fill(0, array[24])), coalesce(days_ahead, array_fill(0, array[7]))
  from numbers full join minutes using (day, kind, key)
  where day >= since
$$;

insert into day_figures
select figures.* from (select distinct salon_code from appointments) as salons
cross join lateral count_figures(salons.salon_code, '-infinity') as figures;
