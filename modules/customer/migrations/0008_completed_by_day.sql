-- Who has not come back after a service is found in a year of completed appointments, which this index alone answers.
create index appointments_completed on appointments (salon_code, starts_at) include (card_code, service_code)
  where status = 'Completed';
