alter table messages
  -- Which provider an SMS was handed to last: it is the one to ask what became of it.
  add column provider text check (provider in ('netgsm', 'verimor')),
  -- When a delivery that its queue had given up was requested again.
  add column resumed_at timestamptz;
update messages set provider = 'netgsm' where channel = 'sms' and handed_at is not null;

-- A provider that failed is left alone for a while; the other one sends meanwhile. Shared by all hosts.
create table provider_pauses (
  provider text primary key check (provider in ('netgsm', 'verimor')),
  failures integer not null,
  why text not null,
  until timestamptz not null
);

-- Finds the messages that nobody delivers any more.
create index messages_waiting on messages (planned_at) where state = 'planned';
