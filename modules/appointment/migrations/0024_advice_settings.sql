-- Whether the salon wants suggestions of what to do this week; without a row it does.
create table advice_settings (
  salon_code uuid primary key,
  off boolean not null
);

select ayna.guard_salon('advice_settings');
