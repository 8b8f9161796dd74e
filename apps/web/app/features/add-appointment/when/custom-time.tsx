import { useState } from 'react';
import { completeTypedTime, isTimeText } from '../../../ui/clock-text.ts';
import { TimeField } from '../../../ui/time-field.tsx';
import { texts } from '../texts.ts';
import type { AddAppointment } from '../use-add-appointment.ts';

/** Any minute: the desk is not bound to the salon's step. */
export function CustomTime({ form: { draft, change } }: { readonly form: AddAppointment }) {
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
