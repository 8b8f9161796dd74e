import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { setEmployeeActive } from '../../../data/employees.ts';
import { employeeName } from '../../../parts/service-facts.ts';
import { paths } from '../../../paths.ts';
import { runWithToast } from '../use-employee-actions.ts';
import { useLeaveActions } from '../use-leave-actions.ts';
import { texts } from './texts.ts';
import type { Cause } from './use-conflict-filter.ts';

type UndoAction = { readonly label: string; readonly act: () => void };

/** Takes back what hit them: the leave, or that somebody is out of use. What was moved stays moved. */
export const useUndoCause = (cause: Cause): UndoAction | undefined => {
  const navigate = useNavigate();
  const employee = 'employee' in cause ? cause.employee : undefined;
  const leaves = useLeaveActions(employee ?? { code: '', salonCode: '' });
  const { mutateAsync: setActive } = useMutation(setEmployeeActive);
  const home = (isDone: boolean): void => void (isDone && navigate(paths.employees));
  if (cause.kind === 'leave')
    return { label: texts.undoLeave, act: () => void leaves.remove(cause.leave).then(home) };
  if (cause.kind === 'weekly')
    return { label: texts.undoLeave, act: () => void leaves.removeWeekly(cause.leave).then(home) };
  if (!employee || employee.isActive) return undefined;
  const { code } = employee;
  const toasts = { text: texts.activated(employeeName(employee)) };
  return {
    label: texts.activate,
    act: () => void runWithToast(() => setActive({ code, body: { isActive: true } }), toasts).then(home),
  };
};
