-- How often a customer's search found no free time, for the owner's figures. Says nothing of who searched.
create table misses (
  salon_code uuid not null,
  -- The day that was searched.
  day date not null,
  reason text not null,
  service_code uuid not null,
  -- Null where any employee would have done.
  employee_code uuid,
  count integer not null,
  unique nulls not distinct (salon_code, day, reason, service_code, employee_code)
);

select ayna.guard_salon('misses');
