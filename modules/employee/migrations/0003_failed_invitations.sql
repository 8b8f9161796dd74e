-- When the message of an invitation could not be sent; null for one that was sent or is under way.
alter table invitations add column failed_at timestamptz;
