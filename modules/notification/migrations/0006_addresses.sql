-- A person asks for the messages to one address, or for their end.
create index messages_recipient on messages (recipient);
create index messages_reply_to on messages (reply_to) where reply_to is not null;
