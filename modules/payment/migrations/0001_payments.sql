-- One attempt to take money from a card for one order. Amounts are in lira.
create table attempts (
  salon_code uuid not null,
  code uuid not null,
  -- The order that is paid, as the caller names it.
  reference uuid not null,
  -- Which start this is; the same start repeated finds the attempt it made.
  start_key text not null check (length(start_key) between 8 and 100),
  kind text not null check (kind in ('card', 'stored-card')),
  provider text not null,
  -- What the provider calls us back by: 192 random bits.
  conversation text not null,
  -- SHA-256 of what the browser shows to read how the attempt stands.
  token_hash text not null,
  amount numeric(12, 2) not null check (amount > 0),
  currency text not null default 'TRY' check (currency = 'TRY'),
  -- The person who pays; null for a renewal.
  by_code uuid,
  state text not null default 'started'
    check (state in ('started', 'at-bank', 'verifying', 'settled', 'failed', 'expired')),
  -- Why it failed, as people are told.
  reason text,
  -- The provider's own code, for its support.
  provider_code text,
  provider_payment text,
  -- What a refund is made against.
  provider_transaction text,
  -- The bank's page, sealed; gone when the person came back from it.
  bank_page text,
  -- Posted by the bank and needed to complete the payment; sealed.
  conversation_data text,
  -- The card is stored once the payment is settled.
  store_card boolean not null default false,
  card_expires text check (card_expires ~ '^\d{4}-\d{2}$'),
  card_code uuid,
  -- Until when the process that works on it has it alone.
  lease_until timestamptz,
  checked_at timestamptz,
  -- When money was asked for last: until the provider can have handled that, silence means nothing.
  charged_at timestamptz,
  refunded numeric(12, 2) not null default 0 check (refunded between 0 and amount),
  created_at timestamptz not null,
  settled_at timestamptz,
  version bigint not null default 1,
  primary key (salon_code, code),
  check ((state = 'settled') = (settled_at is not null)),
  check ((state in ('failed', 'expired')) = (reason is not null))
);

select ayna.guard_salon('attempts');

create unique index attempts_start on attempts (salon_code, start_key);
create unique index attempts_code on attempts (code);
create unique index attempts_conversation on attempts (conversation);
create unique index attempts_token on attempts (token_hash);
-- Money is taken once for an order, whatever is repeated and whoever forgets to ask.
create unique index attempts_one_for_an_order on attempts (salon_code, reference)
  where state in ('started', 'at-bank', 'verifying', 'settled');
create index attempts_open on attempts (created_at) where state in ('started', 'at-bank', 'verifying');
create index attempts_settled on attempts (settled_at) where state = 'settled';
create index attempts_payment on attempts (provider_payment) where provider_payment is not null;
create index attempts_newest on attempts (created_at desc);

-- Every step of an attempt: when, what, and the provider's codes. Never card data.
create table attempt_history (
  salon_code uuid not null,
  attempt_code uuid not null,
  code uuid not null,
  at timestamptz not null,
  step text not null,
  detail text,
  primary key (salon_code, attempt_code, code),
  foreign key (salon_code, attempt_code) references attempts (salon_code, code)
);

select ayna.guard_salon('attempt_history');

select ayna.keep_every_row('attempt_history', 'update or delete');

create table refunds (
  salon_code uuid not null,
  code uuid not null,
  attempt_code uuid not null,
  amount numeric(12, 2) not null check (amount > 0),
  reason text not null,
  by_code uuid not null,
  state text not null default 'started' check (state in ('started', 'done', 'failed')),
  provider_code text,
  lease_until timestamptz not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (salon_code, code),
  foreign key (salon_code, attempt_code) references attempts (salon_code, code)
);

select ayna.guard_salon('refunds');

-- A second refund waits until it is known how the first one ended: the provider tells sums, not refunds.
create unique index refunds_one_at_a_time on refunds (salon_code, attempt_code) where state = 'started';
create unique index refunds_code on refunds (code);
create index refunds_open on refunds (lease_until) where state = 'started';
create index refunds_of_attempt on refunds (salon_code, attempt_code);

-- Cards that the provider keeps. Its tokens are sealed; the digits are those that a receipt shows.
create table stored_cards (
  salon_code uuid not null,
  code uuid not null,
  user_key text not null,
  card_token text not null,
  -- Tells the same card apart from another one without opening the seal.
  token_hash text not null,
  last_four text not null check (last_four ~ '^\d{4}$'),
  brand text not null,
  expires text check (expires ~ '^\d{4}-\d{2}$'),
  created_at timestamptz not null,
  primary key (salon_code, code),
  unique (salon_code, token_hash)
);

select ayna.guard_salon('stored_cards');

-- A day of ours compared with the provider's.
create table reconciliations (
  day date primary key,
  ran_at timestamptz not null,
  attempts integer not null,
  amount numeric(14, 2) not null,
  provider_amount numeric(14, 2) not null,
  differences jsonb not null
);
