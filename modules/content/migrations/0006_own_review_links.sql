-- The hash of the link that the customer made, signed in: it leaves alone the one that the desk made, which may be in a
-- message already.
alter table visits add column own_token_hash text;

create unique index visits_own_token on visits (own_token_hash) where own_token_hash is not null;
