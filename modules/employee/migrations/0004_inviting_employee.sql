-- Which employee sent an invitation, whose name its page shows; null for earlier ones.
alter table invitations add column invited_by uuid;
