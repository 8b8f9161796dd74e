-- A ban of an erased customer is lifted and names nobody. It stays so that no old event can restore its copies.
alter table bans drop constraint bans_check;
alter table bans add check (gone or user_code is not null or phone is not null);

-- The bans of one person in all salons.
create index bans_of_account on bans (user_code) where user_code is not null;
create index bans_of_phone on bans (phone) where phone is not null;
