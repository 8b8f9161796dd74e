-- As the data notice says: records of security and sessions are kept for two years.
select ayna.keep_rows_for('audit', interval '2 years');
-- Rows are written in the order of time, so a small index finds the old ones.
create index audit_old on audit using brin (at);
