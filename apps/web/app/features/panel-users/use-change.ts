import { fullName } from '@ayna/domain/names';
import { useMutation } from '@tanstack/react-query';
import { type ListedUser, setUserActive } from '../../data/users.ts';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';
import { type Change } from './user-parts.tsx';

const failed = (failure: Error) =>
  showToast({ text: texts.changeFailed, detail: failure.message, tone: 'danger' });

/** Closes an account or opens it again; what was closed can be taken back from the message. */
export const useChange = (): Change => {
  const { mutateAsync } = useMutation(setUserActive);
  const change = async (user: ListedUser, active: boolean): Promise<void> => {
    try {
      await mutateAsync({ userCode: user.code, active });
    } catch (failure) {
      return failed(failure as Error);
    }
    if (active) return showToast({ text: texts.reopened(fullName(user)) });
    showToast({
      text: texts.closed(fullName(user)),
      detail: texts.closedDetail,
      action: { label: texts.undo, onPress: () => void change(user, true) },
    });
  };
  return (user, active) => void change(user, active);
};
