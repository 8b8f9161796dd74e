-- Why an appointment was canceled, for the month's figures; null where nobody said, and again when it is undone.
alter table appointments add column cancel_reason text check (
  cancel_reason in ('customer-gave-up', 'ill', 'another-day', 'employee-away', 'booked-twice', 'other')
);

-- The same with the desk's own words, where the change is kept.
alter table history add column reason text, add column remark text;

-- Words about a customer may be cleared, like a note; the reason itself says nothing of a person.
drop trigger keep_every_row on history;
create trigger keep_every_row before update on history for each row
  when (
    (new.salon_code, new.appointment_code, new.code, new.at, new.by_code, new.what, new.reason)
      is distinct from (old.salon_code, old.appointment_code, old.code, old.at, old.by_code, old.what, old.reason)
    or new.by_name is not null and new.by_name is distinct from old.by_name
    or new.before is not null and new.before is distinct from old.before
    or new.after is not null and new.after is distinct from old.after
    or new.remark is not null and new.remark is distinct from old.remark
  )
  execute function ayna.refuse_change();
