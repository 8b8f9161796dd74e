import type { Visit } from '@ayna/contracts/appointment';
import { deskBookingForm } from '@ayna/contracts/core/appointments';
import { CallError } from '@ayna/contracts/core/client';
import { validate } from '@ayna/contracts/core/validation';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { bookByDesk } from '../../data/appointments.ts';
import { formIdempotencyKey } from '../../lib/form-key.ts';
import { failureMessage } from '../../parts/show-failure.ts';
import { type Draft, toBookingBody } from './model/draft.ts';

type Refusal = {
  readonly message: string;
  /** Where somebody was faster: the time that is gone, and what the server offers for it. */
  readonly taken: { readonly time: string; readonly nearest: readonly string[] } | undefined;
};

const nearestTimes = ({ body }: CallError): readonly string[] => {
  const { nearest } = (body.details ?? {}) as { readonly nearest?: readonly string[] };
  return (nearest ?? []).map((moment) => moment.slice(11, 16));
};

const refusalOf = (failure: unknown, time: string): Refusal => ({
  message: failureMessage(failure),
  taken:
    failure instanceof CallError && failure.body.code === 'slot-taken'
      ? { time, nearest: nearestTimes(failure) }
      : undefined,
});

/** Sends the visit, never twice at once; the same visit sent again is booked once. */
export const useBooking = (salonCode: string) => {
  const booking = useMutation(bookByDesk);
  const [keyOf] = useState(formIdempotencyKey);
  const [refused, setRefused] = useState<Refusal>();
  // A state is a render late: of two presses of Enter the second would not see it.
  const busy = useRef(false);

  const book = async (draft: Draft, isTaken: boolean): Promise<Visit | undefined> => {
    const checked = validate(deskBookingForm, toBookingBody(salonCode, draft, isTaken));
    if (busy.current || checked.fields) return undefined;
    busy.current = true;
    setRefused(undefined);
    try {
      return await booking.mutateAsync({ body: checked.value, key: keyOf(checked.value) });
    } catch (failure) {
      setRefused(refusalOf(failure, draft.time ?? ''));
      return undefined;
    } finally {
      busy.current = false;
    }
  };
  return { book, refused, forget: () => setRefused(undefined), isSending: booking.isPending };
};
