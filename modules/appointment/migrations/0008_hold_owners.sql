-- Who holds a time, and from which network: a stranger may hold little of a day, from however many browsers.
alter table occupancy
  add column holder text check ((holder is null) or source = 'hold'),
  add column network text check ((network is null) or source = 'hold');

create index occupancy_holds on occupancy (salon_code, expires_at) where source = 'hold';
