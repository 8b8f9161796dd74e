-- Appointments that a salon's file asked for and that were answered: a wish that is heard twice is answered once.
create table answered_wishes (
  salon_code uuid not null,
  code uuid not null,
  at timestamptz not null,
  primary key (salon_code, code)
);

select ayna.guard_salon('answered_wishes');
