-- A completed visit, which its customer may review by a link.
create table visits (
  salon_code uuid not null,
  appointment_code uuid not null,
  -- That of the appointment: an event that arrives late changes nothing.
  version bigint not null,
  -- The completion was undone: the link is dead and the review hidden.
  undone boolean not null,
  customer_code uuid,
  first_name text not null,
  last_initial text not null,
  -- Finds what a person with an account has written; shown nowhere.
  phone text,
  service_name text not null,
  employee_name text not null,
  -- Wall-clock times of the salon.
  starts_at timestamp not null,
  ends_at timestamp not null,
  -- Only the hash, so that reading the table lets nobody write a review.
  token_hash text,
  primary key (salon_code, appointment_code)
);

create unique index visits_token on visits (token_hash) where token_hash is not null;
create index visits_customer on visits (salon_code, customer_code) where customer_code is not null;
create index visits_phone on visits (phone) where phone is not null;
create index visits_ends_at on visits (ends_at);

create table reviews (
  salon_code uuid not null,
  code uuid not null,
  appointment_code uuid not null,
  version integer not null default 1,
  stars smallint not null check (stars between 1 and 5),
  text text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  answered_by uuid,
  reported_at timestamptz,
  reported_by uuid,
  report_reason text,
  decision text check (decision in ('kept', 'hidden')),
  decided_at timestamptz,
  decided_by uuid,
  primary key (salon_code, code),
  -- One review for each visit, whatever is sent at once.
  unique (salon_code, appointment_code),
  foreign key (salon_code, appointment_code) references visits,
  check ((answer is null) = (answered_at is null)),
  check ((reported_at is null) = (report_reason is null)),
  check (decision is null or reported_at is not null)
);

create index reviews_newest on reviews (salon_code, created_at desc);
create index reviews_reported on reviews (reported_at desc) where reported_at is not null;

-- What a review said before its customer changed it.
create table review_history (
  salon_code uuid not null,
  review_code uuid not null,
  version integer not null,
  stars smallint not null,
  text text not null,
  written_at timestamptz not null,
  primary key (salon_code, review_code, version),
  foreign key (salon_code, review_code) references reviews (salon_code, code)
);

select ayna.guard_salon('visits');
select ayna.guard_salon('reviews');
select ayna.guard_salon('review_history');
