import type { Employee } from '../../../data/employees.ts';
import type { Salon } from '../../../data/salon.ts';
import { Section } from '../section.tsx';
import { texts } from '../texts.ts';
import type { AddAppointment } from '../use-add-appointment.ts';
import { CustomTime } from './custom-time.tsx';
import { DayStrip } from './day-strip.tsx';
import { ReasonsPanel } from './reasons-panel.tsx';
import { StripHead } from './strip-head.tsx';
import { TakenNotice } from './taken-notice.tsx';
import { TimeGrid } from './time-grid.tsx';

type Props = { readonly form: AddAppointment; readonly salon: Salon; readonly team: readonly Employee[] };

export function WhenSection({ form, salon, team }: Props) {
  const isAsked = form.draft.chosen.length > 0;
  return (
    <Section title={texts.when.title} tour="when" action={<StripHead form={form} />}>
      <DayStrip form={form} />
      {isAsked ? (
        <TimeGrid form={form} salon={salon} />
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
