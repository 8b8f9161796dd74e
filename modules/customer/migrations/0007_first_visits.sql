-- How long somebody has been a customer: from the first completed appointment, or the visit that an import told of, to the
-- last. Kept beside `last_visit`.
alter table cards add column first_visit timestamp;

update cards set first_visit = least(visited_before, (
  select min(starts_at) from appointments own
  where own.salon_code = cards.salon_code and own.card_code = cards.code and own.status = 'Completed'
));
