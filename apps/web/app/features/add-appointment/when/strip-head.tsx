import { addDays } from '@ayna/domain/wall-clock';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { today } from '../../../ui/day-text.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { DAYS_SHOWN, firstShownDay } from '../model/days.ts';
import { texts } from '../texts.ts';
import type { AddAppointment } from '../use-add-appointment.ts';

const words = texts.when;

/** The way to days that are not in sight. */
export function StripHead({ form }: { readonly form: AddAppointment }) {
  const { draft, from, setFrom, change } = form;
  const jump = (date: string) => {
    setFrom(firstShownDay(date, today()));
    change({ date });
  };
  return (
    <div className="flex items-center gap-1.5 max-tablet:basis-full">
      <div className="w-38 max-tablet:flex-1">
        <DatePicker label={words.other} isLabelHidden value={draft.date} onChange={jump} />
      </div>
      <IconButton look="outline" label={words.before} onPress={() => setFrom(addDays(from, -DAYS_SHOWN))}>
        <ChevronLeft aria-hidden="true" size={18} strokeWidth={1.75} />
      </IconButton>
      <IconButton look="outline" label={words.after} onPress={() => setFrom(addDays(from, DAYS_SHOWN))}>
        <ChevronRight aria-hidden="true" size={18} strokeWidth={1.75} />
      </IconButton>
    </div>
  );
}
