import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { cancelAppointment } from '../../data/appointment-edits.ts';
import { type Appointment, changeStatus, undoStatus } from '../../data/appointments.ts';
import { showToast } from '../../ui/toast.tsx';
import { sumText } from '../money-text.ts';
import { openSettlement } from '../settlement/open-settlement.ts';
import { failureMessage } from '../show-failure.ts';
import { texts } from './texts.ts';

export type FinalStatus = 'Completed' | 'Canceled' | 'NoShow';
type SettableStatus = FinalStatus | 'Approved';

export const showUpdateFailure = (failure: unknown): void =>
  showToast({ text: texts.notUpdated, detail: failureMessage(failure), tone: 'danger' });

/** Sets a status and takes it back; each says what became of it. Of two presses the second does nothing. */
export const useStatusActions = () => {
  const { mutateAsync: change } = useMutation(changeStatus);
  const { mutateAsync: cancelWith } = useMutation(cancelAppointment);
  const { mutateAsync: undo } = useMutation(undoStatus);
  const [underWay, setUnderWay] = useState<SettableStatus | 'undo'>();
  // Known before React has drawn the button again.
  const isBusy = useRef(false);

  const alone = async (what: SettableStatus | 'undo', act: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setUnderWay(what);
    try {
      await act();
    } catch (failure) {
      showUpdateFailure(failure);
    }
    isBusy.current = false;
    setUnderWay(undefined);
  };

  const takeBack = (code: string) =>
    void alone('undo', async () => {
      await undo(code);
      showToast({ text: texts.undone });
    });

  /** `about` is said where no income is to be told of: which one it was, among many. */
  const set = ({ code, serviceSnapshot: { price } }: Appointment, status: SettableStatus, about?: string) =>
    void alone(status, async () => {
      const { incomeFollows } = await change({ code, status });
      const detail = incomeFollows ? texts.income(sumText(price)) : about;
      showToast({
        text: incomeFollows ? texts.updatedWithIncome : texts.updated,
        ...(detail === undefined ? {} : { detail }),
        ...(incomeFollows && {
          next: { label: texts.settle, onPress: () => openSettlement(code) },
        }),
        action: { label: texts.undo, onPress: () => takeBack(code) },
      });
    });

  /** For the form that asks why: it says itself where it fails. */
  const cancel = async (code: string, body: Parameters<typeof cancelWith>[0]['body']): Promise<void> => {
    await cancelWith({ code, body });
    showToast({ text: texts.updated, action: { label: texts.undo, onPress: () => takeBack(code) } });
  };

  return { set, cancel, takeBack, underWay };
};

export type StatusActions = ReturnType<typeof useStatusActions>;
