-- How it lay before it was last moved, handed on or made longer, with who did that and which version it made: whoever
-- did may put it back, hours or no hours, as long as nothing else became of it.
alter table appointments add column before_move jsonb;
