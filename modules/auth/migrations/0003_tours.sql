-- Which guided tours of the screens somebody has seen, on whichever device.
create table tours_seen (
  person_code uuid not null references people on delete cascade,
  tour text not null,
  seen_at timestamptz not null,
  primary key (person_code, tour)
);

select ayna.guard_person('tours_seen');
