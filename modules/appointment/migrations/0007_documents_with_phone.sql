-- Two documents instead of one that was cut off where the phone goes: `document` never holds the phone, and
-- `document_with_phone` is for readers who may see it. It is null where there is no phone.
alter table appointments add column document_with_phone text;

update appointments set
  document_with_phone = case when phone is not null then document || to_json(phone) || '}}' end,
  document = document || coalesce(
    to_json(case
      when phone ~ '^\+90\d{10}$' then '0' || substr(phone, 4, 3) || ' *** ** ' || right(phone, 2)
      else left(phone, 3) || ' *** ' || right(phone, 2)
    end)::text, 'null') || '}}'
where document like '%"phone":';

alter table appointments drop column phone;
