-- A design is one document in the shape of the contract. Rows of before become it, so that every version can be shown
-- and brought back; their number from 1 to 6 for a color was never shown to anybody and names none of the colors of today.
drop trigger keep_every_row on designs;
drop trigger keep_the_table on designs;

alter table designs add column design jsonb, add column saved_by_name text not null default '';

update designs set design = jsonb_build_object(
  'template', template,
  'colors', null,
  'slogan', slogan,
  'intro', '',
  'servicesNote', '',
  'teamNote', '',
  -- Announcement and signature are new; opening hours and the map are no longer a choice but the end of every page.
  'sections', (
    select jsonb_agg(jsonb_build_object('name', name, 'shown', shown) order by place)
    from (
      select 'announcement' as name, true as shown, -2 as place
      union all select 'signature', true, -1
      union all select chosen, true, at::integer
        from unnest(sections) with ordinality as one (chosen, at)
        where chosen in ('services', 'team', 'photos', 'reviews', 'about')
      union all select missing, false, 100 + at::integer
        from unnest(array['services', 'team', 'photos', 'reviews', 'about']) with ordinality as one (missing, at)
        where missing <> all (sections)
    ) as choices
  )
);

alter table designs
  alter column design set not null,
  drop column template,
  drop column tone,
  drop column slogan,
  drop column sections;

select ayna.keep_every_row('designs', 'update');

-- The one draft of a salon. Its version only grows, also when it is published, so that nobody saves over a later draft.
create table design_drafts (
  salon_code uuid primary key references salons,
  version integer not null check (version >= 1),
  -- Null when there is nothing unpublished.
  design jsonb,
  saved_at timestamptz not null,
  saved_by uuid not null,
  saved_by_name text not null
);

select ayna.guard_salon('design_drafts');

-- Links that show a page before it is published, by the hash of their token.
create table design_previews (
  salon_code uuid not null references salons,
  token_hash text not null unique,
  -- The published version to show; null shows the draft.
  version integer,
  expires_at timestamptz not null,
  primary key (salon_code, token_hash)
);

select ayna.guard_salon('design_previews');
