import { CallError } from '@ayna/contracts/core/client';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type Appointment,
  changeAppointment,
  type ScheduleConflict,
  undoMove,
} from '../../data/appointments.ts';
import { showToast } from '../../ui/toast.tsx';
import { failureMessage, showFailure } from '../show-failure.ts';
import type { Candidate } from './plan.ts';
import { texts } from './texts.ts';

const { toasts } = texts;

/** One that has found a place, as it was and as it is. */
export type Moved = {
  readonly before: ScheduleConflict;
  readonly after: Appointment;
  readonly notified: boolean;
};

type ByCode<T> = ReadonlyMap<string, T>;

const withNote = <T>(notes: ByCode<T>, code: string, note: T): ByCode<T> => new Map(notes).set(code, note);
const withoutNotes = <T>(notes: ByCode<T>, codes: readonly string[]): ByCode<T> =>
  new Map([...notes].filter(([code]) => !codes.includes(code)));

const refusalText = (failure: unknown): string =>
  failure instanceof CallError && failure.body.code === 'slot-taken' ? texts.taken : failureMessage(failure);

const undo = (label: string, onPress: () => void) => ({ action: { label, onPress } });

type Options = {
  readonly notifies: boolean;
  /** Where the row itself says what became of it, no message stands over it. */
  readonly isQuiet?: boolean;
  /** Reads the list again; what was put back is to be in it before it leaves those that were moved. */
  readonly refetch: () => Promise<unknown>;
};

/** What was moved and what was refused, and the two things that change it. */
const useMoveResults = ({ notifies, refetch }: Options) => {
  const { mutateAsync: change } = useMutation(changeAppointment);
  const { mutateAsync: putBack } = useMutation(undoMove);
  const [moved, setMoved] = useState<ByCode<Moved>>(new Map());
  const [refused, setRefused] = useState<ByCode<string>>(new Map());
  const note = (one: Moved): void => setMoved((now) => withNote(now, one.after.code, one));

  const forgetRefusal = (code: string): void => setRefused((now) => withoutNotes(now, [code]));

  const give = async (
    conflict: ScheduleConflict,
    { employeeCode, startDate, isShift }: Candidate,
  ): Promise<Moved | undefined> => {
    const { code, version, customerSnapshot } = conflict.appointment;
    const notified = notifies && Boolean(customerSnapshot?.phone);
    forgetRefusal(code);
    try {
      const when = isShift ? { startDate } : {};
      const after = await change({ code, body: { version, employeeCode, ...when, tellCustomer: notified } });
      const one = { before: conflict, after, notified };
      note(one);
      return one;
    } catch (failure) {
      setRefused((now) => withNote(now, code, refusalText(failure)));
      return undefined;
    }
  };

  /** Those that went back; the others stay where they were moved to. */
  const goBack = async (all: readonly Moved[]): Promise<{ back: number; failure: unknown }> => {
    const back: string[] = [];
    let failure: unknown;
    for (const { after, notified } of all) {
      const { code, version } = after;
      try {
        await putBack({ code, body: { version, tellCustomer: notified } });
        back.push(code);
      } catch (error) {
        failure = error;
      }
    }
    await refetch();
    setMoved((now) => withoutNotes(now, back));
    return { back: back.length, failure };
  };

  return { moved, refused, note, give, goBack, forgetRefusal };
};

/** One thing at a time: of two presses the second does nothing. */
const useExclusive = () => {
  const [underWay, setUnderWay] = useState<string>();
  // Known before React has drawn the button again.
  const isBusy = useRef(false);
  const alone = async (conflicts: string, act: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setUnderWay(conflicts);
    try {
      await act();
    } finally {
      isBusy.current = false;
      setUnderWay(undefined);
    }
  };
  return { underWay, alone };
};

const partly = (left: number, detail: (count: number) => string) =>
  left > 0 ? { detail: detail(left), tone: 'warning' as const } : {};

/** Moves hit appointments one by one or all; what is refused is noted beside it, what was moved can be put back. */
export const useMoves = (options: Options) => {
  const { moved, refused, note, give, goBack, forgetRefusal } = useMoveResults(options);
  const { underWay, alone } = useExclusive();

  const takeBack = (one: Moved) =>
    void alone(one.after.code, async () => {
      const { failure } = await goBack([one]);
      if (failure) showFailure(failure);
      else showToast({ text: toasts.undone });
    });

  const takeAllBack = (all: readonly Moved[]) =>
    void alone('all', async () => {
      const { back } = await goBack(all);
      showToast({ text: toasts.undoneAll(back), ...partly(all.length - back, toasts.notUndone) });
    });

  const move = (
    conflict: ScheduleConflict,
    candidate: Candidate,
    names: { readonly customer: string; readonly candidate: string },
  ) =>
    void alone(conflict.appointment.code, async () => {
      const one = await give(conflict, candidate);
      if (!one || options.isQuiet) return;
      const text = toasts.moved(names.customer, names.candidate);
      showToast({ text, ...undo(texts.undo, () => takeBack(one)) });
    });

  /** One after the other, in the order of the day: each is refused or moved by itself. */
  const moveAll = (all: readonly { readonly conflict: ScheduleConflict; readonly candidate: Candidate }[]) =>
    void alone('all', async () => {
      const done: Moved[] = [];
      for (const { conflict, candidate } of all) {
        const one = await give(conflict, candidate);
        if (one) done.push(one);
      }
      const rest = partly(all.length - done.length, toasts.stayed);
      if (done.length === 0) return showToast({ text: toasts.noneMoved, ...rest, tone: 'danger' });
      const text = toasts.movedAll(done.length);
      showToast({ text, ...rest, ...undo(toasts.undoAll, () => takeAllBack(done)) });
    });

  return { moved, refused, underWay, note, move, moveAll, takeBack, forgetRefusal };
};

export type Moves = ReturnType<typeof useMoves>;
