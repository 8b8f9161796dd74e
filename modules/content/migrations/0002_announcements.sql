-- What a salon tells the visitors of its page. Those taken down stay: they can be brought back.
create table announcements (
  salon_code uuid not null,
  code uuid not null,
  title text not null,
  text text not null,
  -- Days of the salon's calendar, both shown; without an end it is shown until it is taken down.
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  image_url text,
  created_at timestamptz not null default now(),
  gone_at timestamptz,
  primary key (salon_code, code)
);

select ayna.guard_salon('announcements');
