import { CallError } from '@ayna/contracts/core/client';
import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Appointment, changeAppointment, undoMove } from '../../../data/appointments.ts';
import { failureMessage } from '../../../parts/show-failure.ts';
import { showToast } from '../../../ui/toast.tsx';
import { asksFor, nameOf, rangeText } from './about.ts';
import type { Drop } from './desk.ts';
import { changeTo, nearestIn, type TimeChange } from './rules/change.ts';
import { blockOf } from './target.ts';
import { texts } from './texts.ts';

const { done, refused } = texts;

/** Why it is back where it was, and what is free near there. */
const sayRefusal = (failure: unknown): void => {
  const body = failure instanceof CallError ? failure.body : undefined;
  const nearest = nearestIn(body?.details);
  const text = body?.code === 'slot-taken' ? refused.taken : failureMessage(failure);
  const detail = nearest.length > 0 ? refused.nearest(nearest) : refused.stayed;
  showToast({ tone: 'danger', text, ...(text === refused.taken && nearest.length === 0 ? {} : { detail }) });
};

const isResize = (change: TimeChange): boolean =>
  change.duration !== undefined && change.employeeCode === undefined;

/** Until the calendar shows an appointment in its new version, its picture stands for it. */
const useStanding = (root: HTMLElement | null, appointments: readonly Appointment[]) => {
  const standing = useRef(new Map<string, Drop>());
  useLayoutEffect(() => {
    for (const [code, drop] of standing.current) {
      const now = appointments.find((one) => one.code === code);
      if (now?.version === drop.appointment.version) continue;
      standing.current.delete(code);
      drop.clear();
      // After the dialog, which gives the focus back to where the block was.
      if (root && drop.isByKeys) requestAnimationFrame(() => blockOf(root, code)?.focus());
    }
  }, [root, appointments]);
  return standing;
};

/** What becomes of an appointment that was let go: the question, the change, and the way back. */
export const useDrop = (
  root: HTMLElement | null,
  appointments: readonly Appointment[],
  firstName: (employeeCode: string) => string | undefined,
) => {
  const { mutateAsync: change } = useMutation(changeAppointment);
  const { mutateAsync: putBack } = useMutation(undoMove);
  const [asked, setAsked] = useState<Drop | null>(null);
  const standing = useStanding(root, appointments);

  const goBack = async ({ code, version }: Appointment, body: TimeChange, tellCustomer: boolean) => {
    try {
      await putBack({ code, body: { version, tellCustomer } });
    } catch (failure) {
      return sayRefusal(failure);
    }
    showToast({ text: isResize(body) ? done.backResized : done.back });
  };

  const send = async (drop: Drop, tellCustomer: boolean): Promise<void> => {
    const { appointment, to } = drop;
    const body = changeTo(appointment, to);
    setAsked(null);
    if (!body) return drop.clear();
    try {
      const moved = await change({
        code: appointment.code,
        body: { version: appointment.version, ...body, tellCustomer },
      });
      showToast({
        text: isResize(body) ? done.resized : done.moved,
        detail: [nameOf(appointment), rangeText(to), firstName(to.employee)].filter(Boolean).join(', '),
        action: { label: done.undo, onPress: () => void goBack(moved, body, tellCustomer) },
      });
    } catch (failure) {
      standing.current.delete(appointment.code);
      drop.clear();
      sayRefusal(failure);
    }
  };

  return {
    asked,
    onDrop: (drop: Drop): void => {
      standing.current.get(drop.appointment.code)?.clear();
      standing.current.set(drop.appointment.code, drop);
      if (asksFor(drop.appointment)) setAsked(drop);
      else void send(drop, false);
    },
    answer: (tellCustomer: boolean) => asked && void send(asked, tellCustomer),
    leave: () => {
      if (asked) standing.current.delete(asked.appointment.code);
      asked?.clear();
      setAsked(null);
    },
  };
};
