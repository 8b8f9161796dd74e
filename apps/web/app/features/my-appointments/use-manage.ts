import { useMutation } from '@tanstack/react-query';
import { openMine } from '../../data/my-appointments.ts';
import { managePath } from '../../parts/manage-url.ts';
import { showFailure } from '../../parts/show-failure.ts';

/** What the page of a visit begins with; it reads it from its address. */
type Beginning = '' | '?degistir' | '?iptal';

/** Leads to the page that shows, moves and cancels a visit: the one that links to it open too. */
export const useManage = () => {
  const { mutate, isPending, isSuccess, variables } = useMutation(openMine);
  const open = (code: string, beginning: Beginning = ''): void =>
    mutate(code, {
      onSuccess: (token) => window.location.assign(managePath(token) + beginning),
      onError: showFailure,
    });
  /** Until the other page is here. */
  const isOpening = (code: string): boolean => (isPending || isSuccess) && variables === code;
  return { open, isOpening };
};
