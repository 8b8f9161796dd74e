import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addLeave,
  addRecurringLeave,
  deleteLeave,
  deleteRecurringLeave,
  type Employee,
} from '../../data/employees.ts';
import { formIdempotencyKey } from '../../lib/form-key.ts';
import { employeeName } from '../../parts/service-facts.ts';
import { failureMessage } from '../../parts/show-failure.ts';
import { today } from '../../ui/day-text.ts';
import { showToast } from '../../ui/toast.tsx';
import { checkLeave, type LeaveValues, newLeave } from './leave-values.ts';
import { texts } from './texts.ts';
import { runWithToast } from './use-employee-actions.ts';
import { useShowConflicts } from './use-show-conflicts.ts';

type Props = {
  readonly team: readonly Employee[];
  readonly employeeCode: string;
  readonly close: () => void;
};

/** Adds a leave. What it hits is shown at once, with the way back; else the message that says so takes it back. */
export const useLeaveForm = ({ team, employeeCode, close }: Props) => {
  const [values, setValues] = useState<LeaveValues>(() => newLeave(employeeCode, today()));
  const [wasSent, setSent] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [keyOf] = useState(formIdempotencyKey);
  const once = useMutation(addLeave);
  const weekly = useMutation(addRecurringLeave);
  const { mutateAsync: remove } = useMutation(deleteLeave);
  const { mutateAsync: removeWeekly } = useMutation(deleteRecurringLeave);
  const showHits = useShowConflicts();
  const isSending = once.isPending || weekly.isPending;
  const { errors, checked } = checkLeave(values);

  const send = async (): Promise<void> => {
    const employee = team.find(({ code }) => code === values.employeeCode);
    if (!checked || !employee || isSending) return;
    const { code, salonCode } = employee;
    const key = keyOf([code, checked.value]);
    const undone = { salonCode, employeeCode: code };
    try {
      const added =
        checked.how === 'once'
          ? await once.mutateAsync({ code, body: checked.value, key })
          : await weekly.mutateAsync({ code, body: checked.value, key });
      const takeBack = checked.how === 'once' ? remove : removeWeekly;
      const leave = checked.how === 'once' ? { ...checked.value, code: added.code } : { code: added.code };
      const saved = texts.leaves.added(employeeName(employee));
      const undo = {
        label: texts.done.undo,
        onPress: () =>
          void runWithToast(() => takeBack({ ...undone, leaveCode: added.code }), {
            text: texts.leaves.removed,
          }),
      };
      close();
      await showHits({
        salonCode,
        employeeCode: code,
        leave,
        saved,
        onNone: () => showToast({ text: saved, action: undo }),
      });
    } catch (error) {
      setFailure(failureMessage(error));
    }
  };

  return {
    values,
    set: (change: Partial<LeaveValues>) => setValues((before) => ({ ...before, ...change })),
    errors: wasSent ? (errors ?? {}) : {},
    failure,
    isSending,
    submit: () => {
      setSent(true);
      setFailure(undefined);
      void send();
    },
  };
};
