-- A person asks for the own data, or for its end, in all salons at once.
create index cards_of_account on cards (user_code) where user_code is not null;
