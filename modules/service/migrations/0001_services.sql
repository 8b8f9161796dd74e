-- What a salon offers. Deleted ones stay: they can be brought back, and copies elsewhere learn that
-- they are gone.
create table services (
  salon_code uuid not null,
  code uuid not null,
  name text not null,
  description text not null,
  category text not null,
  color smallint not null check (color between 1 and 6),
  -- In minutes, like everything that follows of time.
  duration integer not null check (duration > 0),
  phase_work integer check (phase_work > 0),
  phase_wait integer check (phase_wait > 0),
  phase_finish integer check (phase_finish >= 0),
  free_while_waiting boolean,
  buffer_after integer not null check (buffer_after >= 0),
  price numeric(12, 2) not null check (price >= 0),
  show_price boolean not null,
  type text not null check (type in ('Single', 'Session')),
  session_count integer check (session_count > 1),
  session_interval_days integer check (session_interval_days > 0),
  online boolean not null,
  active boolean not null,
  gone_at timestamptz,
  version bigint not null default 1,
  primary key (salon_code, code),
  check (num_nulls(phase_work, phase_wait, phase_finish, free_while_waiting) in (0, 4)),
  check (phase_work + phase_wait + phase_finish = duration),
  check (num_nulls(session_count, session_interval_days) = case type when 'Session' then 0 else 2 end)
);

select ayna.guard_salon('services');
