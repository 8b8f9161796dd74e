-- The history stays as it was written, but for personal data: a name or a note may be cleared, and nothing else changed.
drop trigger keep_every_row on history;
create trigger keep_every_row before update on history for each row
  when (
    (new.salon_code, new.appointment_code, new.code, new.at, new.by_code, new.what)
      is distinct from (old.salon_code, old.appointment_code, old.code, old.at, old.by_code, old.what)
    or new.by_name is not null and new.by_name is distinct from old.by_name
    or new.before is not null and new.before is distinct from old.before
    or new.after is not null and new.after is distinct from old.after
  )
  execute function ayna.refuse_change();
