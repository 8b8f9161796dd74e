-- As the data notice says: who changed an appointment is kept for two years.
select ayna.keep_rows_for('history', interval '2 years');
-- Rows are written in the order of time, so a small index finds the old ones.
create index history_old on history using brin (at);
