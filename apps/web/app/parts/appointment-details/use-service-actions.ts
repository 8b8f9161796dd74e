import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { addService, changeService } from '../../data/appointment-edits.ts';
import { type Appointment, changeStatus } from '../../data/appointments.ts';
import { formIdempotencyKey } from '../../lib/idempotency-key.ts';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';
import { showUpdateFailure } from './use-status-actions.ts';

const words = texts.service;

const rangeOf = ({ appointmentTime }: Appointment): string =>
  texts.range(
    appointmentTime.appointmentStartDate.slice(11, 16),
    appointmentTime.appointmentEndDate.slice(11, 16),
  );

const tryOrTell = async (act: () => Promise<unknown>): Promise<void> => {
  try {
    await act();
    showToast({ text: texts.undone });
  } catch (failure) {
    showUpdateFailure(failure);
  }
};

/** Another service in its place, or one more after it; the message takes either back. Of two presses one counts. */
export const useServiceActions = ({ code, version, serviceCode: was }: Appointment) => {
  const { mutateAsync: replace, isPending: isReplacing } = useMutation(changeService);
  const { mutateAsync: book, isPending: isBooking } = useMutation(addService);
  const { mutateAsync: setStatus } = useMutation(changeStatus);
  const [keyFor] = useState(formIdempotencyKey);
  const isBusy = useRef(false);
  const alone = async (act: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await act();
    } finally {
      isBusy.current = false;
    }
  };
  const change = (serviceCode: string) =>
    alone(async () => {
      const changed = await replace({ code, body: { version, serviceCode, tellCustomer: false } });
      const back = { version: changed.version, serviceCode: was, tellCustomer: false };
      showToast({
        text: words.changed,
        detail: words.addedDetail(changed.serviceSnapshot.name, rangeOf(changed)),
        action: {
          label: texts.undo,
          onPress: () => void tryOrTell(() => replace({ code, body: back })),
        },
      });
    });
  const add = (serviceCode: string) =>
    alone(async () => {
      const body = { serviceCode };
      const added = await book({ code, body, key: keyFor(body) });
      showToast({
        text: words.added,
        detail: words.addedDetail(added.serviceSnapshot.name, rangeOf(added)),
        action: {
          label: texts.undo,
          onPress: () => void tryOrTell(() => setStatus({ code: added.code, status: 'Canceled' })),
        },
      });
    });
  return { change, add, isPending: isReplacing || isBooking };
};
