-- Photos of receipts, which only members who manage the salon's books may see. Finance knows which transaction has which;
-- one that no transaction has is deleted after a day.
create table receipts (
  salon_code uuid not null,
  code uuid not null,
  created_at timestamptz not null,
  -- The transaction that has it, and the version of the transaction that said so.
  transaction_code uuid,
  transaction_version bigint,
  gone_at timestamptz,
  primary key (salon_code, code)
);

select ayna.guard_salon('receipts');

create index receipts_of_transaction on receipts (salon_code, transaction_code) where transaction_code is not null;
create index receipts_waiting on receipts (created_at) where transaction_code is null;
create index receipts_gone on receipts (gone_at) where gone_at is not null;
