-- Whose owner gets the report of each month by mail.
create table report_mails (
  salon_code uuid primary key,
  is_on boolean not null,
  -- The last month that was sent, by its first day; while nothing was, the last month that was over when it was switched on.
  mailed_month date not null check (extract(day from mailed_month) = 1)
);

select ayna.guard_salon('report_mails');
create index report_mails_due on report_mails (mailed_month) where is_on;
