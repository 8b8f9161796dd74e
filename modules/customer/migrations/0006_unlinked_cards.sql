-- Finds, over all salons, the cards that a person gets by proving their phone.
create index cards_unlinked on cards (phone) where user_code is null and phone is not null and gone_at is null;
