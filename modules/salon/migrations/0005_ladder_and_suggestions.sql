-- Off until a salon asks for it: it turns customers away. Suggesting times turns nobody away.
alter table salons
  add column no_show_ladder boolean not null default false,
  add column suggest_slots boolean not null default true;
