import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { unavailableReasonsQuery } from '../../../data/appointments.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { nearestTo } from '../model/days.ts';
import { reasonAt } from '../model/unavailability.ts';
import { canOverlap } from '../model/validate-draft.ts';
import { texts } from '../texts.ts';
import type { AddAppointment } from '../use-add-appointment.ts';

const words = texts.taken;

type Props = { readonly form: AddAppointment; readonly salonCode: string; readonly time: string };

/** The time is not free: why, what is near, and for who may, over it all the same. */
export function TakenNotice({ form, salonCode, time }: Props) {
  const { draft, days, refused, change } = form;
  const reason = useReasonText(form, salonCode, time);
  const near = refused?.taken?.nearest ?? nearestTo(days.starts, time);
  const first = useRef<HTMLButtonElement>(null);
  // Anyone who pressed the button may be far from here.
  useEffect(() => {
    if (refused?.taken) first.current?.focus();
  }, [refused]);
  return (
    <div
      data-wrong={Boolean(form.errors.overlap)}
      className="mt-4 rounded-lg bg-warning-bg px-4 py-3.5 text-warning-ink shadow-frame-pending"
    >
      <p role="status" className="flex items-start gap-2.5">
        <TriangleAlert size={18} className="mt-px flex-none" />
        <span>
          <b className="font-semibold">{refused?.taken ? words.just(time) : words.not(time)}</b>
          {reason && ` \u00b7 ${reason}`}
        </span>
      </p>
      <div className="num mt-2.5 flex flex-wrap items-center gap-2">
        <span className="text-label">{near.length > 0 ? words.nearest : words.noNearest}</span>
        {near.map((clock, index) => (
          <Button
            key={clock}
            ref={index === 0 ? first : undefined}
            look="outline"
            size="sm"
            onPress={() => change({ time: clock })}
          >
            {clock}
          </Button>
        ))}
      </div>
      {canOverlap(draft) ? (
        <div className="mt-3 text-ink">
          <TextField
            label={words.reason}
            hint={words.reasonHint}
            maxLength={200}
            autoComplete="off"
            value={draft.overlapReason}
            onChange={(overlapReason) => change({ overlapReason })}
            error={form.errors.overlap}
          />
        </div>
      ) : (
        <p className="mt-2.5 text-label">{form.errors.overlap ?? words.named}</p>
      )}
    </div>
  );
}

/** In one pair of hands the rule can be named. */
const useReasonText = (
  { draft, refused }: AddAppointment,
  salonCode: string,
  time: string,
): string | undefined => {
  const employeeCode = draft.isSplit ? null : draft.employeeCode;
  const { data } = useQuery({
    ...unavailableReasonsQuery(salonCode, {
      date: draft.date,
      employeeCode: employeeCode ?? '',
      desk: 'true',
    }),
    enabled: employeeCode !== null,
  });
  if (refused?.taken || !data || employeeCode === null) return undefined;
  const reason = reasonAt(data, draft.date, time);
  return reason ? words.why[reason] : words.tooLong;
};
