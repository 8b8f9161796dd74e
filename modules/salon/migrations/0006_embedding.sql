-- The sites that may show the salon's booking in a frame. A row from the first time that somebody saves them.
create table embeddings (
  salon_code uuid primary key references salons,
  -- https://www.example.com, as a browser writes an origin. The contract checks each of them.
  origins text[] not null check (cardinality(origins) <= 10),
  saved_at timestamptz not null,
  saved_by uuid not null
);

select ayna.guard_salon('embeddings');
