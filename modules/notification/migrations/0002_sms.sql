alter table messages drop constraint messages_channel_check;
alter table messages add constraint messages_channel_check check (channel in ('mail', 'sms'));

alter table messages
  -- After this it is not sent any more: nobody wants a code that has run out.
  add column expires_at timestamptz,
  -- Which line of the provider an SMS takes.
  add column line text check (line in ('code', 'plain')),
  -- How many SMS the operators count it as.
  add column parts integer check (parts > 0),
  add constraint messages_sms check ((channel = 'sms') = (line is not null and parts is not null));

-- What is to be asked of the provider, what was sent in a month, and which of a number's are accounted for.
create index messages_doubtful on messages (handed_at) where channel = 'sms' and state in ('handed', 'unknown');
create index messages_sms_planned on messages (planned_at) where channel = 'sms';
create index messages_sms_recipient on messages (recipient, handed_at) where channel = 'sms';
