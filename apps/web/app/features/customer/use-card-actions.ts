import { fullName } from '@ayna/domain/names';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type Ban, liftBan } from '../../data/bans.ts';
import { type CustomerCard, removeCustomer, restoreCustomer } from '../../data/customers.ts';
import { paths } from '../../paths.ts';
import { runWithToast } from './run-with-toast.ts';
import { texts } from './texts.ts';

/** Leaves the screen, and then acts: while it stands, it asks for what it shows. */
const useLeaveThen = () => {
  const navigate = useNavigate();
  const act = useRef<() => void>(undefined);
  useEffect(() => () => act.current?.(), []);
  return async (then: () => void): Promise<void> => {
    act.current = then;
    await navigate(paths.customers);
  };
};

/** What is done to a card at once; the message that says so takes it back. */
export const useCardActions = (card: CustomerCard) => {
  const { mutateAsync: remove } = useMutation(removeCustomer);
  const { mutateAsync: restore } = useMutation(restoreCustomer);
  const { mutateAsync: lift } = useMutation(liftBan);
  const leave = useLeaveThen();
  const name = fullName(card);
  const { code, salonCode } = card;
  return {
    remove: () =>
      leave(
        () =>
          void runWithToast(() => remove(code), {
            text: texts.removed(name),
            detail: texts.removedDetail,
            action: {
              label: texts.undo,
              onPress: () => void runWithToast(() => restore(code), { text: texts.restored(name) }),
            },
          }),
      ),
    lift: (ban: Ban) =>
      runWithToast(() => lift({ salonCode, code: ban.code }), { text: texts.banForm.lifted(name) }),
  };
};
