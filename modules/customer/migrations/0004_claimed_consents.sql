-- An import only tells that the salon says so; nobody was asked here.
alter table consents add column claimed boolean not null default false;
