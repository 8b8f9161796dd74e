import { CallError } from '@ayna/contracts/core/client';
import { fullName } from '@ayna/domain/names';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Appointment, changeAppointment, moveSlotsQuery, undoMove } from '../../data/appointments.ts';
import { today } from '../../ui/day-text.ts';
import { showToast } from '../../ui/toast.tsx';
import { failureMessage } from '../show-failure.ts';
import { wallMoment } from './history-text.ts';
import { changeTo, initialMoveValues, type MoveValues, nearestTimes } from './move-values.ts';
import { texts } from './texts.ts';
import { showUpdateFailure } from './use-status-actions.ts';

type Refusal = { readonly words: string; readonly nearest: readonly string[] };

const refusalOf = (failure: unknown): Refusal => ({
  words: failureMessage(failure),
  nearest: failure instanceof CallError ? nearestTimes(failure.body.details) : [],
});

export type OnMoved = (was: Appointment, moved: Appointment, notified: boolean) => void;

/** Moves it and says so; the message takes it back to where it was. */
const useMoveMutation = () => {
  const { mutateAsync: change, isPending } = useMutation(changeAppointment);
  const { mutateAsync: putBack } = useMutation(undoMove);
  const takeBack = async ({ code, version }: Appointment, tellCustomer: boolean): Promise<void> => {
    try {
      await putBack({ code, body: { version, tellCustomer } });
      showToast({ text: texts.undone });
    } catch (failure) {
      showUpdateFailure(failure);
    }
  };
  const move = async (
    was: Appointment,
    to: NonNullable<ReturnType<typeof changeTo>>,
    tellCustomer: boolean,
  ) => {
    const { code, version } = was;
    const moved = await change({ code, body: { version, ...to, tellCustomer } });
    showToast({
      text: texts.move.done,
      detail: texts.move.doneDetail(
        wallMoment(moved.appointmentTime.appointmentStartDate),
        fullName(moved.employeeSnapshot),
      ),
      action: { label: texts.undo, onPress: () => void takeBack(moved, tellCustomer) },
    });
    return moved;
  };
  return { move, isPending };
};

type Options = { readonly isMoving: boolean; readonly onMoved: OnMoved | undefined };

/** The form that moves an appointment; `values` is null while it is closed. */
export const useMove = (appointment: Appointment | undefined, { isMoving, onMoved }: Options) => {
  const [values, setValues] = useState<MoveValues | null>(null);
  const [isAsked, setAsked] = useState(isMoving);
  // Asked for before the appointment was here.
  if (isAsked && appointment) {
    setAsked(false);
    setValues(initialMoveValues(appointment, today()));
  }
  const [refused, setRefused] = useState<Refusal>();
  const { move, isPending } = useMoveMutation();
  const isBusy = useRef(false);
  const { employeeCode = '', date = '', clock } = values ?? {};
  const slots = useQuery({
    ...moveSlotsQuery(appointment?.code ?? '', { date, employeeCode }),
    enabled: appointment !== undefined && values !== null,
    placeholderData: keepPreviousData,
  });
  const close = (): void => {
    setValues(null);
    setRefused(undefined);
  };
  const send = async (startDate: string): Promise<void> => {
    const to = appointment && changeTo(appointment, { startDate, employeeCode });
    if (!appointment || !values || !to || isBusy.current) return;
    isBusy.current = true;
    setRefused(undefined);
    try {
      const moved = await move(appointment, to, values.tellCustomer);
      close();
      onMoved?.(appointment, moved, values.tellCustomer);
    } catch (failure) {
      setRefused(refusalOf(failure));
    }
    isBusy.current = false;
  };
  const chosen = slots.isPlaceholderData
    ? undefined
    : slots.data?.find(({ startDate }) => startDate.slice(11, 16) === clock);
  return {
    values,
    slots,
    chosen,
    isOther: Boolean(appointment && chosen && changeTo(appointment, { ...chosen, employeeCode })),
    refused,
    isPending,
    open: () => appointment && setValues(initialMoveValues(appointment, today())),
    set: (change: Partial<MoveValues>) => {
      setRefused(undefined);
      setValues((now) => now && { ...now, ...change });
    },
    send: (startDate: string) => void send(startDate),
    close,
  };
};

export type Move = ReturnType<typeof useMove>;
