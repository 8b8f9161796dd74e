-- The panel lists what was not delivered, and counts the last days.
create index messages_undelivered on messages (planned_at) where state in ('failed', 'unknown');
create index messages_days on messages using brin (planned_at);
