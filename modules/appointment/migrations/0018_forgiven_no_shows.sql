-- When the salon forgave a no-show: from then on it no longer counts on the ladder. Who did is in the history.
alter table appointments add column forgiven_at timestamptz;

-- The states of salons that were copied before these rules existed; the owner's defaults.
update salon_copies set state = state || '{"noShowLadder": false, "suggestSlots": true}'
where not state ? 'suggestSlots';
