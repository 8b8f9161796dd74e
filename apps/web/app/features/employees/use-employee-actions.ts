import { CallError } from '@ayna/contracts/core/client';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type Employee,
  inviteEmployee,
  removeEmployee,
  restoreEmployee,
  revokeInvitation,
  setEmployeeActive,
} from '../../data/employees.ts';
import { employeeName } from '../../parts/service-facts.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';
import { useShowConflicts } from './use-show-conflicts.ts';

const { done, invited } = texts;

/** Does it, and says what was done; a refusal is said instead. The answer is whether it was done. */
export const runWithToast = async (
  act: () => Promise<unknown>,
  message: Parameters<typeof showToast>[0],
): Promise<boolean> => {
  try {
    await act();
  } catch (failure) {
    showFailure(failure);
    return false;
  }
  showToast(message);
  return true;
};

const undo = (onPress: () => void) => ({ action: { label: done.undo, onPress } });

/** Somebody who cannot leave the team yet, and how many appointments are to come. */
export type Departure = { readonly employee: Employee; readonly count: number };

const upcomingCount = (failure: unknown): number => {
  if (!(failure instanceof CallError) || failure.body.code !== 'has-appointments') return 0;
  const { appointments } = (failure.body.details ?? {}) as { appointments?: unknown };
  return Array.isArray(appointments) ? appointments.length : 0;
};

/**
 * What can be done to somebody from a card. The same functions ever after, so that no card is drawn for them. Anyone who
 * has appointments to come does not leave: `onStanding`, which is the same ever after too, is told instead.
 */
export const useEmployeeActions = (onUpcoming: (departure: Departure) => void) => {
  const showHits = useShowConflicts();
  const { mutateAsync: setActive } = useMutation(setEmployeeActive);
  const { mutateAsync: remove } = useMutation(removeEmployee);
  const { mutateAsync: restore } = useMutation(restoreEmployee);
  const { mutateAsync: invite } = useMutation(inviteEmployee);
  const { mutateAsync: revoke } = useMutation(revokeInvitation);
  return useMemo(() => {
    const activate = (one: Employee) =>
      runWithToast(() => setActive({ code: one.code, body: { isActive: true } }), {
        text: done.activated(employeeName(one)),
      });
    const comeBack = (one: Employee) =>
      runWithToast(() => restore(one.code), { text: texts.left.restored(employeeName(one)) });
    const send = (one: Employee) =>
      runWithToast(() => invite(one.code), {
        text: invited.sent(employeeName(one)),
        ...(one.invitation ? { detail: invited.sentDetail } : {}),
      });
    /** Appointments that it hits are shown at once; there it can be taken back too. */
    const deactivate = async (one: Employee): Promise<void> => {
      const { code, salonCode } = one;
      try {
        await setActive({ code, body: { isActive: false } });
      } catch (failure) {
        return showFailure(failure);
      }
      const saved = done.deactivated(employeeName(one));
      const said = { text: saved, detail: done.deactivatedDetail, ...undo(() => void activate(one)) };
      await showHits({ salonCode, employeeCode: code, saved, onNone: () => showToast(said) });
    };
    const part = async (one: Employee): Promise<void> => {
      try {
        await remove(one.code);
      } catch (failure) {
        const count = upcomingCount(failure);
        return count > 0 ? onUpcoming({ employee: one, count }) : showFailure(failure);
      }
      const { removed, removedDetail: detail } = done;
      showToast({ text: removed(employeeName(one)), detail, ...undo(() => void comeBack(one)) });
    };
    return {
      activate: (one: Employee) => void activate(one),
      deactivate: (one: Employee) => void deactivate(one),
      remove: (one: Employee) => void part(one),
      restore: (one: Employee) => void comeBack(one),
      invite: (one: Employee) => void send(one),
      revoke: (one: Employee) =>
        void runWithToast(() => revoke(one.code), {
          text: invited.revoked(employeeName(one)),
          detail: invited.revokedDetail,
          action: { label: invited.inviteAgain, onPress: () => void send(one) },
        }),
    };
  }, [setActive, remove, restore, invite, revoke, showHits, onUpcoming]);
};

export type EmployeeActions = ReturnType<typeof useEmployeeActions>;
