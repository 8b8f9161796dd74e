import type { Leave, RecurringLeave } from '@ayna/contracts/employee';
import { useMutation } from '@tanstack/react-query';
import {
  addLeave,
  addRecurringLeave,
  deleteLeave,
  deleteRecurringLeave,
  type Employee,
} from '../../data/employees.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { texts } from './texts.ts';
import { runWithToast } from './use-employee-actions.ts';

type LeaveOwner = Pick<Employee, 'code' | 'salonCode'>;

const undo = (onPress: () => void) => ({ action: { label: texts.done.undo, onPress } });

/** Takes leaves back. What was taken back can be had again: as a new leave with the same words. */
export const useLeaveActions = ({ code, salonCode }: LeaveOwner) => {
  const { mutateAsync: add } = useMutation(addLeave);
  const { mutateAsync: addWeekly } = useMutation(addRecurringLeave);
  const { mutateAsync: remove } = useMutation(deleteLeave);
  const { mutateAsync: removeWeekly } = useMutation(deleteRecurringLeave);
  const named = (leaveCode: string) => ({ salonCode, employeeCode: code, leaveCode });
  const again = (act: () => Promise<unknown>): void => void runWithToast(act, { text: texts.leaves.back });
  return {
    remove: ({ code: leaveCode, ...body }: Leave) =>
      runWithToast(() => remove(named(leaveCode)), {
        text: texts.leaves.removed,
        ...undo(() => again(() => add({ code, body, key: newIdempotencyKey() }))),
      }),
    removeWeekly: ({ code: leaveCode, ...body }: RecurringLeave) =>
      runWithToast(() => removeWeekly(named(leaveCode)), {
        text: texts.leaves.removed,
        ...undo(() => again(() => addWeekly({ code, body, key: newIdempotencyKey() }))),
      }),
  };
};
