-- Who answered a message and when, both or neither; the person is one of the platform's staff.
alter table contact_messages
  add column answered_at timestamptz,
  add column answered_by uuid,
  -- Everything that a search looks in, folded as the application folds it.
  add column folded text not null default '',
  add constraint contact_messages_answered check ((answered_at is null) = (answered_by is null));

-- Messages that are there already, with Turkish letters and circumflexes as their base letters.
update contact_messages set folded = lower(translate(
  concat_ws(' ', full_name, email, phone, subject, message),
  U&'\00c7\00e7\011e\011f\0130\0131\00d6\00f6\015e\015f\00dc\00fc\00c2\00e2\00ce\00ee\00db\00fb',
  'ccggiioossuuaaiiuu'
));
