-- Pictures of salons: those of the salon's page and those of announcements.
create table photos (
  salon_code uuid not null,
  code uuid not null,
  purpose text not null check (purpose in ('content', 'announcement')),
  album text check (album in ('Salon', 'Work', 'Team')),
  caption text not null default '',
  cover boolean not null default false,
  place integer not null,
  width integer not null,
  height integer not null,
  -- Under which key its place in the quota was spent; nothing once it is given back.
  quota_key uuid,
  version bigint not null default 1,
  created_at timestamptz not null,
  gone_at timestamptz,
  -- Its bytes are being taken away: it can't be brought back any more.
  swept boolean not null default false,
  primary key (salon_code, code),
  check ((purpose = 'content') = (album is not null))
);

select ayna.guard_salon('photos');

create unique index photos_cover on photos (salon_code) where cover and gone_at is null;
create index photos_gone on photos (gone_at) where gone_at is not null;

-- Spendings that no photo stands for: those of photos on their way, and those to be given back. What a
-- process that died left here is given back by a schedule.
create table open_spendings (
  salon_code uuid not null,
  key uuid not null,
  opened_at timestamptz not null,
  dropped_at timestamptz,
  primary key (salon_code, key)
);

select ayna.guard_salon('open_spendings');

create index open_spendings_opened on open_spendings (opened_at);

-- Pictures of people, who belong to no salon. One that nobody put into their profile goes after a while.
create table profile_pictures (
  person_code uuid not null,
  code uuid not null,
  created_at timestamptz not null,
  -- When the profile was heard to show it, and to show it no longer.
  worn_at timestamptz,
  gone_at timestamptz,
  primary key (person_code, code)
);

select ayna.guard_person('profile_pictures');

create index profile_pictures_waiting on profile_pictures (created_at) where worn_at is null;
create index profile_pictures_gone on profile_pictures (gone_at) where gone_at is not null;
