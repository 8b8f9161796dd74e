-- Which pack an order for SMS buys, so that it can be tried again. Those from before this name only how many.
alter table orders add column pack_code uuid references sms_packs;
