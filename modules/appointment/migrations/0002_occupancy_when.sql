-- When time is taken, as columns: row security keeps operators that may leak, and `&&` of ranges is one, out of
-- the index, so that reading a day walked through all that the employee has.
alter table occupancy
  add column starts_at timestamp generated always as (lower(during)) stored,
  add column ends_at timestamp generated always as (upper(during)) stored;

create index occupancy_when on occupancy (salon_code, subject, ends_at)
  include (starts_at, source, source_code, expires_at);
