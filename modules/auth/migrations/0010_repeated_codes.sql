-- Hash of the Idempotency-Key with which the code was verified: the same request, whose response was lost, may repeat it.
alter table challenges add column repeat_hash text;
