-- What the checklist of a new salon cannot compute: when its owner shared the page's link, and when the checklist was
-- done or closed.
alter table salons
  add column first_day_shared_at timestamptz,
  add column first_day_closed_at timestamptz;

-- Salons that exist already have had their first day.
update salons set first_day_closed_at = now();
