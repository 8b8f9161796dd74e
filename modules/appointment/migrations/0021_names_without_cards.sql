-- The name of a customer who has no card, folded as the application folds it: a search finds customers by their cards, and
-- these have none. Null for everybody else.
alter table appointments add column folded_name text collate "C";

-- Appointments that are there already, with Turkish letters and circumflexes as their base letters.
update appointments set folded_name = lower(translate(
  trim(concat_ws(' ', document::json -> 'customerSnapshot' ->> 'name', document::json -> 'customerSnapshot' ->> 'lastname')),
  U&'\00c7\00e7\011e\011f\0130\0131\00d6\00f6\015e\015f\00dc\00fc\00c2\00e2\00ce\00ee\00db\00fb',
  'ccggiioossuuaaiiuu'
))
where customer_code is null and document::json ->> 'customerSnapshot' is not null;
update appointments set folded_name = null where folded_name = '';

-- Read alone by the search: row security keeps `like` out of every other kind of index.
create index appointments_without_card on appointments (salon_code, starts_at) include (folded_name)
  where folded_name is not null;
