-- The calendar draws waits and buffers, so documents say what `work` knows. A buffer that was cut because the visit goes
-- on with the same employee is kept whole here: the next service is drawn over it.
update appointments set
  document = regexp_replace(document, '("sessionIntervalDays":(?:null|\d+))\}', added.fields),
  document_with_phone = regexp_replace(document_with_phone, '("sessionIntervalDays":(?:null|\d+))\}', added.fields)
from (
  select salon_code, code,
    '\1,"phases":' || coalesce((work -> 'phases')::text, 'null') || ',"bufferAfter":' || (work ->> 'bufferAfter') || '}'
      as fields
  from appointments
) added
where added.salon_code = appointments.salon_code and added.code = appointments.code
  and appointments.document not like '%"bufferAfter":%';
