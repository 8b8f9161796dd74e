import type { GroupName } from '@ayna/contracts/groups';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type MemberRights, setMemberGroups } from '../../data/members.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { showToast } from '../../ui/toast.tsx';
import { changesBetween, type Groups } from './rights.ts';
import { texts } from './texts.ts';

/** The rights of a member as they are being changed. */
export const useRights = (salonCode: string, { userCode, groups: saved }: MemberRights) => {
  // Only what was moved here: what somebody else changes meanwhile is shown until then.
  const [moved, setMoved] = useState<Groups>();
  const { mutateAsync, isPending } = useMutation(setMemberGroups);
  const groups: Groups = moved ?? saved;
  const changes = changesBetween(saved, groups);

  const send = (wanted: Groups) => mutateAsync({ userCode, salonCode, groups: [...wanted] as GroupName[] });

  const takeBack = async (before: Groups): Promise<void> => {
    try {
      await send(before);
      showToast({ text: texts.restored });
    } catch (failure) {
      showFailure(failure);
    }
  };
  const save = async (): Promise<void> => {
    if (isPending || changes.length === 0) return;
    try {
      await send(groups);
    } catch (failure) {
      return showFailure(failure);
    }
    setMoved(undefined);
    showToast({
      text: texts.saved,
      detail: texts.savedDetail,
      action: { label: texts.undo, onPress: () => void takeBack(saved) },
    });
  };
  return {
    groups,
    changes,
    isSaving: isPending,
    move: setMoved,
    reset: () => setMoved(undefined),
    save: () => void save(),
  };
};

export type Rights = ReturnType<typeof useRights>;
