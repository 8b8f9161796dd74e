-- How much of a product a service uses, in the product's unit. It is taken off when an appointment of the service is
-- completed.
create table recipes (
  salon_code uuid not null,
  service_code uuid not null,
  product_code uuid not null,
  quantity numeric(12, 3) not null check (quantity > 0),
  primary key (salon_code, service_code, product_code),
  foreign key (salon_code, product_code) references products (salon_code, code)
);

select ayna.guard_salon('recipes');
create index recipes_product on recipes (salon_code, product_code);

-- The newest completion, or undone completion, of each appointment: an event that is delivered again or late changes no
-- stock.
create table completions (
  salon_code uuid not null,
  appointment_code uuid not null,
  version bigint not null,
  completed boolean not null,
  primary key (salon_code, appointment_code)
);

select ayna.guard_salon('completions');
-- For giving back what the recipes of an appointment took.
create index moves_appointment on moves (salon_code, appointment_code)
  where kind = 'Use' and appointment_code is not null;

select ayna.copy_table('inventory', 'service_copies');
