-- The panel counts the platform's last days. Appointments are stored roughly in the order of their time, so a small
-- index that costs a booking nothing finds those days.
create index appointments_days on appointments using brin (starts_at);
