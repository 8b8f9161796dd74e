-- What is on its way from a supplier: one order of a product at a time, until its purchase is entered or it is taken back.
create table orders (
  salon_code uuid not null,
  product_code uuid not null,
  quantity numeric(12, 3) not null check (quantity > 0),
  -- The same for everything that was ordered in one go.
  ordered_at timestamptz not null,
  primary key (salon_code, product_code),
  foreign key (salon_code, product_code) references products (salon_code, code)
);

select ayna.guard_salon('orders');
