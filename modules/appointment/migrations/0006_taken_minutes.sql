-- Taken time as whole minutes since 1970, by the wall clock: that is what free hours are counted in, and writing a
-- moment out and reading it again costs more than finding it.
alter table occupancy
  add column from_minute integer generated always as (floor(extract(epoch from lower(during)) / 60)::integer) stored,
  add column to_minute integer generated always as (ceil(extract(epoch from upper(during)) / 60)::integer) stored;

drop index occupancy_when;
create index occupancy_when on occupancy (salon_code, subject, ends_at)
  include (starts_at, from_minute, to_minute, source, source_code, expires_at);

-- A subject belongs to one salon: the planner, which takes the two for strangers, would expect a single row of
-- both and choose its index by chance.
create statistics occupancy_whose (dependencies, ndistinct) on salon_code, subject from occupancy;
