-- Packages limit employees, photos and SMS. Booking, books, rights and figures were listed as parts of some packages and
-- withheld from nobody: every package says that it has them.
update packages set features = '{online-booking,books,employee-rights,statistics}' || array(
  select feature from unnest(features) as feature
  where feature not in ('online-booking', 'books', 'employee-rights', 'statistics'));
