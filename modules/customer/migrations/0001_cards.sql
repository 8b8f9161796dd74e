-- The salon's own card of a customer. One that is put away stays: it can be brought back, and the visits
-- on it keep their name.
create table cards (
  salon_code uuid not null,
  code uuid not null,
  -- The account behind it, once its phone was verified.
  user_code uuid,
  name text collate "tr-x-icu" not null,
  lastname text collate "tr-x-icu" not null,
  phone text collate "C",
  email text,
  image_url text,
  birthday date,
  allergies text not null default '',
  tags text[] not null default '{}',
  -- Name and last name as the search compares them.
  folded text collate "C" not null,
  -- What `appointments` adds up to, kept here to sort by.
  visits integer not null default 0,
  no_shows integer not null default 0,
  cancels integer not null default 0,
  spent numeric(12, 2) not null default 0,
  last_visit timestamp,
  version bigint not null default 1,
  gone_at timestamptz,
  created_at timestamptz not null,
  primary key (salon_code, code)
);

select ayna.guard_salon('cards');

-- One phone is one card, and so is one account, as long as it is not put away.
create unique index cards_phone on cards (salon_code, phone) where phone is not null and gone_at is null;
create unique index cards_user on cards (salon_code, user_code) where user_code is not null and gone_at is null;

-- In the order of the list, with all that a search looks at: it reads this index alone, and the cards of
-- one page. A trigram index would never be used: behind row security PostgreSQL looks at rows of the salon
-- first and only then asks `like`, which is not leakproof.
create index cards_name on cards (salon_code, name, lastname, code) include (folded, phone) where gone_at is null;

create table notes (
  salon_code uuid not null,
  card_code uuid not null,
  code uuid not null,
  text text not null,
  by_code uuid not null,
  by_name text not null,
  at timestamptz not null,
  gone_at timestamptz,
  primary key (salon_code, card_code, code),
  foreign key (salon_code, card_code) references cards (salon_code, code)
);

select ayna.guard_salon('notes');

create table consents (
  salon_code uuid not null,
  card_code uuid not null,
  -- In the order in which they were given and taken back.
  number bigint generated always as identity,
  kind text not null check (kind in ('notice', 'marketing-sms', 'marketing-mail', 'photos')),
  given boolean not null,
  by_code uuid not null,
  at timestamptz not null,
  primary key (salon_code, card_code, number),
  foreign key (salon_code, card_code) references cards (salon_code, code)
);

select ayna.guard_salon('consents');
select ayna.keep_every_row('consents', 'update');

-- The newest that was heard of each appointment of a card: figures are counted from these rows, so an event
-- that comes twice or late changes nothing.
create table appointments (
  salon_code uuid not null,
  code uuid not null,
  card_code uuid not null,
  version bigint not null,
  status text not null check (status in ('Pending', 'Approved', 'Completed', 'Canceled', 'NoShow')),
  starts_at timestamp not null,
  price numeric(12, 2) not null check (price >= 0),
  primary key (salon_code, code),
  foreign key (salon_code, card_code) references cards (salon_code, code)
);

select ayna.guard_salon('appointments');
create index appointments_card on appointments (salon_code, card_code, status, starts_at);

-- For the clock on the salon's wall: which appointments are still to come.
select ayna.copy_table('customer', 'salon_copies');
