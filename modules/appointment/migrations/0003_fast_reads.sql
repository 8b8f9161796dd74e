-- Counts up with every change of what the module has heard of a salon, its services and its people: whoever
-- remembers them asks for this one number instead of for the stamps of all of them.
create table copy_stamps (
  salon_code uuid primary key,
  stamp bigint not null
);

insert into copy_stamps
select distinct salon_code, 1 from (
  select salon_code from salon_copies
  union all select salon_code from service_copies
  union all select salon_code from employee_copies
) as heard;

select ayna.guard_salon('copy_stamps');

create function stamp_copies() returns trigger language plpgsql as $$
begin
  insert into appointment.copy_stamps as held (salon_code, stamp)
  values (case when tg_op = 'DELETE' then old.salon_code else new.salon_code end, 1)
  on conflict (salon_code) do update set stamp = held.stamp + 1;
  return null;
end $$;

create trigger stamp_copies after insert or update or delete on salon_copies
  for each row execute function stamp_copies();
create trigger stamp_copies after insert or update or delete on service_copies
  for each row execute function stamp_copies();
create trigger stamp_copies after insert or update or delete on employee_copies
  for each row execute function stamp_copies();

-- Taken time is kept in pieces of a day at most, so that what lies over a day is found between two ends and not
-- among all that is still to come.
alter table occupancy add check (upper(during) <= lower(during) + interval '24 hours');
