-- The base of every module's migrations. It runs again before each migration, so it uses `or replace`.

create schema if not exists ayna;

create table if not exists ayna.migrations (
  module text not null,
  name text not null,
  hash text not null,
  run_at timestamptz not null default now(),
  primary key (module, name)
);

-- Protects a table of salon rows with row security: any query reads and writes only rows of the salon that its
-- transaction names. Call it in the migration that creates the table: select ayna.guard_salon('items');
-- If the table has person_code, the module's person role may also read that person's rows.
create or replace function ayna.guard_salon(target regclass) returns void
language plpgsql as $$
declare
  schema_name text := (select relnamespace::regnamespace::text from pg_class where oid = target);
  login text := 'ayna_' || schema_name;
  in_salon text := 'salon_code = nullif(current_setting(''ayna.salon'', true), '''')::uuid';
  of_person text := 'person_code = nullif(current_setting(''ayna.person'', true), '''')::uuid';
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy salon on %s to %I using (%s) with check (%s)', target, login, in_salon, in_salon);
  execute format('create policy across on %s to %I using (true) with check (true)', target, login || '_across');
  if exists (select from pg_attribute where attrelid = target and attname = 'person_code' and not attisdropped) then
    execute format('create policy person on %s for select to %I using (%s)', target, login || '_person', of_person);
  end if;
end $$;

-- Protects a table of people, who belong to no salon: the module's person role reads that person's rows only, its
-- across role reads all of them.
create or replace function ayna.guard_person(target regclass) returns void
language plpgsql as $$
declare
  login text := 'ayna_' || (select relnamespace::regnamespace::text from pg_class where oid = target);
  of_person text := 'person_code = nullif(current_setting(''ayna.person'', true), '''')::uuid';
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy across on %s to %I using (true) with check (true)', target, login || '_across');
  execute format('create policy person on %s for select to %I using (%s)', target, login || '_person', of_person);
end $$;

create or replace function ayna.refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'rows of % are kept as they were written', tg_table_name using errcode = 'insufficient_privilege';
end $$;

-- Makes a table append-only: select ayna.keep_every_row('audit', 'update or delete');
-- A trigger and not a grant: every migration grants again, and only the owner can drop a trigger.
create or replace function ayna.keep_every_row(target regclass, changes text) returns void
language plpgsql as $$
begin
  execute format(
    'create trigger keep_every_row before %s on %s for each row execute function ayna.refuse_change()',
    changes, target);
  execute format(
    'create trigger keep_the_table before truncate on %s for each statement execute function ayna.refuse_change()',
    target);
end $$;

-- Lets the rows of an append-only table go once they are old enough, by their column at:
-- select ayna.keep_rows_for('audit', interval '2 years');
create or replace function ayna.keep_rows_for(target regclass, kept interval) returns void
language plpgsql as $$
begin
  execute format('drop trigger keep_every_row on %s', target);
  execute format(
    'create trigger keep_every_row before update on %s for each row execute function ayna.refuse_change()',
    target);
  execute format(
    'create trigger keep_young_rows before delete on %s for each row
       when (old.at > now() - %L::interval) execute function ayna.refuse_change()',
    target, kept);
end $$;

-- The table of a versioned copy, guarded: select ayna.copy_table('till', 'item_copies');
create or replace function ayna.copy_table(schema_name text, table_name text) returns void
language plpgsql as $$
begin
  execute format(
    'create table %I.%I (
      salon_code uuid not null,
      code uuid not null,
      version bigint not null,
      gone boolean not null,
      state jsonb not null,
      copied_at timestamptz not null default now(),
      primary key (salon_code, code)
    )', schema_name, table_name);
  perform ayna.guard_salon(format('%I.%I', schema_name, table_name)::regclass);
end $$;

-- Tables with salon_code whose protection is incomplete. If there are any, the migration fails.
create or replace view ayna.unguarded as
select c.oid::regclass::text as name,
  case
    when c.relkind in ('v', 'm') then 'view does not run as its caller'
    when not c.relrowsecurity or not c.relforcerowsecurity then 'row security is not forced'
    else 'policy for the salon is missing'
  end as why
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
where n.nspname not in ('pg_catalog', 'information_schema', 'ayna', 'pgboss')
  and c.relkind in ('r', 'p', 'v', 'm')
  and exists (
    select from pg_attribute a where a.attrelid = c.oid and a.attname = 'salon_code' and not a.attisdropped)
  and case
    when c.relkind = 'v' then not coalesce('security_invoker=true' = any (c.reloptions), false)
    when c.relkind = 'm' then true
    else not c.relrowsecurity or not c.relforcerowsecurity
      or not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'salon')
  end;
