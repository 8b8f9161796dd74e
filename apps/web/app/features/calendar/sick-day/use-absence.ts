import type { Leave } from '@ayna/contracts/employee';
import { useMutation } from '@tanstack/react-query';
import { addLeave, deleteLeave, type Employee } from '../../../data/employees.ts';
import { newIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { showFailure } from '../../../parts/show-failure.ts';
import { showToast } from '../../../ui/toast.tsx';
import { type Span, sickLeave } from './absence.ts';
import { texts } from './texts.ts';

/** Does it; a refusal is said, and then the answer is undefined. */
const orSayWhy = async <T>(act: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await act();
  } catch (failure) {
    showFailure(failure);
    return undefined;
  }
};

type Absent = Pick<Employee, 'code' | 'salonCode'>;

/** Says that somebody is away, for longer or shorter, or not at all. */
export const useAbsence = ({ code, salonCode }: Absent) => {
  const { mutateAsync: add } = useMutation(addLeave);
  const { mutateAsync: remove } = useMutation(deleteLeave);
  const addNew = (body: Omit<Leave, 'code'>) => add({ code, body, key: newIdempotencyKey() });
  const removeOld = (leaveCode: string) => remove({ salonCode, employeeCode: code, leaveCode });

  /** The new leave, once the calendar books nothing into it any more. */
  const record = (span: Span): Promise<Leave | undefined> => orSayWhy(() => addNew(sickLeave(span)));

  /** The longer or shorter one first: between the two nobody may book. */
  const change = (before: Leave, span: Span): Promise<Leave | undefined> =>
    orSayWhy(async () => {
      const after = await addNew({ ...span, kind: before.kind, note: before.note });
      await removeOld(before.code);
      return after;
    });

  const takeBack = async ({ code: leaveCode, ...body }: Leave): Promise<boolean> => {
    const removed = await orSayWhy(() => removeOld(leaveCode));
    if (!removed) return false;
    const again = async (): Promise<void> => {
      if (await orSayWhy(() => addNew(body))) showToast({ text: texts.again });
    };
    showToast({ text: texts.undone, action: { label: texts.undo, onPress: () => void again() } });
    return true;
  };

  return { record, change, takeBack };
};
