-- Null where hours were never set, so that the default hours apply. An empty list is somebody who does not work.
alter table employees alter column work_hours drop not null;
