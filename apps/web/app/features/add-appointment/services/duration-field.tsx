import { Maximize2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { texts } from '../texts.ts';
import type { AddAppointment } from '../use-add-appointment.ts';

const words = texts.services;

type Props = { readonly form: AddAppointment; readonly suggestedMinutes: number | null };

/**
 * Another length than the service's. The hole that was pointed at in the calendar is offered and not taken: it may
 * as well have been all the room there is.
 */
export function DurationField({ form: { draft, change, errors }, suggestedMinutes }: Props) {
  const usual = draft.chosen[0]?.service.duration ?? 0;
  const minutes = draft.duration ?? usual;
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2 pt-3">
      <div className="w-42">
        <NumberField
          label={words.duration}
          suffix={words.durationUnit}
          value={minutes}
          min={5}
          max={720}
          step={5}
          onChange={(next) => change({ duration: next ?? usual })}
          error={errors.duration}
        />
      </div>
      {minutes !== usual && (
        <Button look="ghost" onPress={() => change({ duration: null })}>
          {words.usual(usual)}
        </Button>
      )}
      {suggestedMinutes !== null && suggestedMinutes !== minutes && (
        <Button
          look="ghost"
          icon={<Maximize2 aria-hidden="true" size={16} strokeWidth={1.75} />}
          onPress={() => change({ duration: suggestedMinutes })}
        >
          {words.fit(suggestedMinutes)}
        </Button>
      )}
    </div>
  );
}
