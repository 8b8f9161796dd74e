-- Who spends asks what it spent lately, to give back what came to nothing.
create index quota_moves_spent_at on quota_moves (kind, spent_at);
