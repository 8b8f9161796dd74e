-- Who has posted the income of an appointment without naming the appointment, as the first clients do after a completion.
-- A posted income and the automatic one of the completion are the same row; a row that was posted matches no second post.
alter table transactions add column posted_by uuid;
