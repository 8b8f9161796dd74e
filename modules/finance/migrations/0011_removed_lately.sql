-- For the list of what was removed within a day, which is asked for with the books.
create index transactions_removed on transactions (salon_code, gone_at) where gone_at is not null;
