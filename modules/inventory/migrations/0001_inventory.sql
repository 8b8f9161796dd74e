-- What a salon keeps on its shelves. A removed product stays with its moves: it can be restored.
create table products (
  salon_code uuid not null,
  code uuid not null,
  name text not null,
  description text not null,
  category text not null check (category in ('Retail', 'Color', 'Care', 'Consumable', 'Other')),
  unit text not null,
  -- The moving average, finer than a kurus so that many purchases do not add up their rounding.
  cost numeric(14, 4) not null check (cost >= 0),
  price numeric(12, 2) not null check (price >= 0),
  barcode text not null,
  supplier text not null,
  critical_level numeric(12, 3) not null check (critical_level >= 0),
  -- The sum of all moves, changed in the transaction that inserts one. Below zero only where the salon allows it.
  stock numeric(12, 3) not null default 0,
  move_count integer not null default 0,
  -- Name, supplier and barcode, folded for searches.
  folded text not null,
  gone_at timestamptz,
  version bigint not null default 1,
  primary key (salon_code, code)
);

select ayna.guard_salon('products');
create unique index products_barcode on products (salon_code, barcode) where barcode <> '' and gone_at is null;

-- The ledger: rows are only added, and `returned` grows.
create table moves (
  salon_code uuid not null,
  code uuid not null,
  product_code uuid not null,
  number integer not null check (number > 0),
  kind text not null check (kind in ('Purchase', 'Sale', 'Use', 'Waste', 'Count', 'Return')),
  -- Below zero for what went out. A count may find what was expected.
  quantity numeric(12, 3) not null check (quantity <> 0 or kind = 'Count'),
  stock_after numeric(12, 3) not null,
  unit_cost numeric(14, 4) not null check (unit_cost >= 0),
  unit_price numeric(12, 2) check (unit_price >= 0),
  supplier text not null,
  bill text not null,
  note text not null,
  appointment_code uuid,
  return_of uuid,
  -- How much of it was taken back.
  returned numeric(12, 3) not null default 0,
  by_code uuid not null,
  by_name text not null,
  at timestamptz not null,
  primary key (salon_code, code),
  -- Two moves that saw the same stock cannot both be stored.
  unique (salon_code, product_code, number),
  foreign key (salon_code, product_code) references products (salon_code, code),
  check (returned between 0 and abs(quantity)),
  check ((kind = 'Return') = (return_of is not null))
);

select ayna.guard_salon('moves');
-- For the rate at which a product is used.
create index moves_outgoing on moves (salon_code, product_code, at) where kind in ('Sale', 'Use');

create table settings (
  salon_code uuid primary key,
  sell_below_zero boolean not null
);

select ayna.guard_salon('settings');
