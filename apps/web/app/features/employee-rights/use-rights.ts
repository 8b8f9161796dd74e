import type { GroupName } from '@ayna/contracts/groups';
import { useMutation } from '@tanstack/react-query';
import { type MemberRights, setMemberGroups } from '../../data/members.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { showToast } from '../../ui/toast.tsx';
import { changesBetween, type Groups } from './rights.ts';
import { texts } from './texts.ts';

type Values = { readonly groups: Groups };

/** The rights of a member as they are being changed. */
export const useRights = (salonCode: string, { userCode, groups: saved }: MemberRights) => {
  const { mutateAsync } = useMutation(setMemberGroups);
  const send = (groups: Groups) =>
    mutateAsync({ userCode, salonCode, groups: [...groups] as GroupName[] }, { onError: showFailure });
  const takeBack = (): void =>
    void send(saved).then(
      () => showToast({ text: texts.restored }),
      () => undefined,
    );
  const start: Values = { groups: saved };
  const form = useContractForm({
    schema: ({ groups }: Values) => ({ value: groups }),
    saved: start,
    needsChange: true,
    send,
    onSent(_, { reset }) {
      reset();
      showToast({
        text: texts.saved,
        detail: texts.savedDetail,
        action: { label: texts.undo, onPress: takeBack },
      });
    },
  });
  const { groups } = form.values;
  return {
    groups,
    changes: changesBetween(saved, groups),
    isSaving: form.isSending,
    move: (next: Groups) => form.set({ groups: next }),
    reset: form.reset,
    save: () => form.submit(),
  };
};

export type Rights = ReturnType<typeof useRights>;
