-- When what the checklist of a new salon is computed from came about, by its name: kept while the checklist is open, since
-- neither services nor employees know when they became what they are.
alter table salons add column first_day_times jsonb not null default '{}';
