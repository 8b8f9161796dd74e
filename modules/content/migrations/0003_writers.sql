-- The messages of one person, by either of the two.
create index contact_messages_phone on contact_messages (phone);
create index contact_messages_email on contact_messages (email);
