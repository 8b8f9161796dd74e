import { CallError } from '@ayna/contracts/core/client';
import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Appointment, changeAppointment, undoMove } from '../../../data/appointments.ts';
import { failureMessage } from '../../../parts/show-failure.ts';
import { showToast } from '../../../ui/toast.tsx';
import type { Drop } from './drag-context.ts';
import { blockOf } from './drag-target.ts';
import { canNotify, customerName, rangeText } from './drag-texts.ts';
import { closestTo, movedTo, nearestTimes, type TimeChange, timeChangeTo } from './rules/time-change.ts';
import { texts } from './texts.ts';

const { done, refused } = texts;

type Retry = { readonly minute: number; readonly moveTo: (clock: string) => void };

/** Why it is back where it was, and what is free near there: the closest of that takes one press. */
const showRefusal = (failure: unknown, retry?: Retry): void => {
  const body = failure instanceof CallError ? failure.body : undefined;
  const nearest = nearestTimes(body?.details);
  const text = body?.code === 'slot-taken' ? refused.taken : failureMessage(failure);
  const detail = nearest.length > 0 ? refused.nearest(nearest) : refused.stayed;
  const clock = retry && closestTo(nearest, retry.minute);
  showToast({
    tone: 'danger',
    text,
    ...(text === refused.taken && nearest.length === 0 ? {} : { detail }),
    ...(clock ? { action: { label: refused.moveTo(clock), onPress: () => retry.moveTo(clock) } } : {}),
  });
};

const isResize = (change: TimeChange): boolean =>
  change.duration !== undefined && change.employeeCode === undefined;

/** Until the calendar shows an appointment in its new version, its picture stands for it. */
const usePendingDrops = (root: HTMLElement | null, appointments: readonly Appointment[]) => {
  const pendingDrops = useRef(new Map<string, Drop>());
  useLayoutEffect(() => {
    for (const [code, drop] of pendingDrops.current) {
      const now = appointments.find((one) => one.code === code);
      if (now?.version === drop.appointment.version) continue;
      pendingDrops.current.delete(code);
      drop.clear();
      // After the dialog, which gives the focus back to where the block was.
      if (root && drop.isByKeyboard) requestAnimationFrame(() => blockOf(root, code)?.focus());
    }
  }, [root, appointments]);
  return pendingDrops;
};

/** The way back from a move, for the message that told of it. */
const useGoBack = () => {
  const { mutateAsync: putBack } = useMutation(undoMove);
  return async ({ code, version }: Appointment, body: TimeChange, tellCustomer: boolean): Promise<void> => {
    try {
      await putBack({ code, body: { version, tellCustomer } });
    } catch (failure) {
      return showRefusal(failure);
    }
    showToast({ text: isResize(body) ? done.backResized : done.back });
  };
};

/** What becomes of an appointment that was let go: the question, the change, and the way back. */
export const useDrop = (
  root: HTMLElement | null,
  appointments: readonly Appointment[],
  firstName: (employeeCode: string) => string | undefined,
) => {
  const { mutateAsync: change } = useMutation(changeAppointment);
  const [awaiting, setAwaiting] = useState<Drop | null>(null);
  const pendingDrops = usePendingDrops(root, appointments);

  const goBack = useGoBack();

  const send = async (drop: Drop, tellCustomer: boolean): Promise<void> => {
    const { appointment, to } = drop;
    const body = timeChangeTo(appointment, to);
    setAwaiting(null);
    if (!body) return drop.clear();
    try {
      const moved = await change({
        code: appointment.code,
        body: { version: appointment.version, ...body, tellCustomer },
      });
      showToast({
        text: isResize(body) ? done.resized : done.moved,
        detail: [customerName(appointment), rangeText(to), firstName(to.employee)].filter(Boolean).join(', '),
        action: { label: done.undo, onPress: () => void goBack(moved, body, tellCustomer) },
      });
    } catch (failure) {
      pendingDrops.current.delete(appointment.code);
      drop.clear();
      const moveTo = (clock: string) =>
        void send({ ...drop, to: movedTo(to, clock), clear: () => undefined }, tellCustomer);
      // Who draws it longer wants it where it is.
      showRefusal(failure, isResize(body) ? undefined : { minute: to.start, moveTo });
    }
  };

  return {
    awaiting,
    onDrop: (drop: Drop): void => {
      pendingDrops.current.get(drop.appointment.code)?.clear();
      pendingDrops.current.set(drop.appointment.code, drop);
      if (canNotify(drop.appointment)) setAwaiting(drop);
      else void send(drop, false);
    },
    answer: (tellCustomer: boolean) => awaiting && void send(awaiting, tellCustomer),
    cancel: () => {
      if (awaiting) pendingDrops.current.delete(awaiting.appointment.code);
      awaiting?.clear();
      setAwaiting(null);
    },
  };
};
