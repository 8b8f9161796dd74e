import { addDays } from '@ayna/domain/wall-clock';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Employee } from '../../../data/employees.ts';
import type { Salon } from '../../../data/salon.ts';
import { completeTypedTime, isTimeText } from '../../../ui/clock-text.ts';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { today } from '../../../ui/day-text.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { DAYS_SHOWN, firstShownDay } from '../model/days.ts';
import { texts } from '../texts.ts';
import type { AddAppointment } from '../use-add-appointment.ts';
import { DayStrip } from './day-strip.tsx';
import { ReasonsPanel } from './reasons-panel.tsx';
import { TakenNotice } from './taken-notice.tsx';
import { TimeGrid } from './time-grid.tsx';

type Props = {
  readonly form: AddAppointment;
  readonly salon: Salon;
  readonly team: readonly Employee[];
  /** Beside a calendar, which shows the days. */
  readonly isSheet: boolean;
};

export function WhenSection({ form, salon, team, isSheet }: Props) {
  const isAsked = form.draft.chosen.length > 0;
  return (
    <Section
      layout="dense"
      title={texts.when.title}
      tour="when"
      action={<DayHead form={form} step={isSheet ? 1 : DAYS_SHOWN} />}
    >
      {!isSheet && <DayStrip form={form} />}
      {isAsked ? (
        <TimeGrid form={form} salon={salon} isFreeOnly={isSheet} />
      ) : (
        <p className="pt-4 text-muted">{texts.when.serviceFirst}</p>
      )}
      <CustomTime form={form} />
      {form.isTaken && form.draft.time && (
        <TakenNotice form={form} salonCode={salon.code} time={form.draft.time} />
      )}
      {isAsked && <ReasonsPanel form={form} salon={salon} team={team} />}
    </Section>
  );
}

const words = texts.when;

type DayHeadProps = {
  readonly form: AddAppointment;
  /** One day where the days are shown elsewhere, else as many as stand in the row. */
  readonly step: number;
};

/** The way to other days. */
function DayHead({ form, step }: DayHeadProps) {
  const { draft, from, setFrom, change } = form;
  const jump = (date: string) => {
    setFrom(firstShownDay(date, today()));
    change({ date });
  };
  const go = (days: number) => (step === 1 ? jump(addDays(draft.date, days)) : setFrom(addDays(from, days)));
  const [before, after] = step === 1 ? [words.dayBefore, words.dayAfter] : [words.before, words.after];
  return (
    <div className="flex items-center gap-1.5 max-tablet:basis-full">
      <div className="w-38 max-tablet:flex-1">
        <DatePicker label={words.other} isLabelHidden value={draft.date} onChange={jump} />
      </div>
      <IconButton icon={ChevronLeft} look="outline" label={before} onPress={() => go(-step)} />
      <IconButton icon={ChevronRight} look="outline" label={after} onPress={() => go(step)} />
    </div>
  );
}

/** Any minute: the desk is not bound to the salon's step. */
function CustomTime({ form: { draft, change } }: { readonly form: AddAppointment }) {
  const [typed, setTyped] = useState(draft.time ?? '');
  const [shown, setShown] = useState(draft.time);
  // Chosen from the grid meanwhile.
  if (shown !== draft.time) {
    setShown(draft.time);
    setTyped(draft.time ?? '');
  }
  const take = (text: string): void => {
    const time = completeTypedTime(text);
    if (isTimeText(time) && time !== draft.time) change({ time });
  };
  return (
    <div className="mt-4 max-w-44">
      <TimeField
        label={texts.when.otherTime}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          if (isTimeText(text)) take(text);
        }}
        onBlur={() => take(typed)}
      />
    </div>
  );
}
