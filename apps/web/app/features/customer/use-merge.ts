import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { type CustomerCard, mergeCustomers } from '../../data/customers.ts';
import { failureMessage } from '../../parts/show-failure.ts';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

type Props = {
  readonly card: CustomerCard;
  readonly other: CustomerCard | undefined;
  readonly close: () => void;
};

/** Which of the two stays, and making them one. */
export const useMerge = ({ card, other, close }: Props) => {
  const [remaining, keepCode] = useState(card.code);
  const [failure, setFailure] = useState<string>();
  const { mutateAsync, isPending } = useMutation(mergeCustomers);
  const navigate = useNavigate();
  const [stays, goes] = other && remaining === other.code ? [other, card] : [card, other];

  const send = async (): Promise<void> => {
    if (!goes || isPending) return;
    const body = { from: goes.code, version: stays.version, fromVersion: goes.version };
    setFailure(undefined);
    try {
      await mutateAsync({ code: stays.code, body });
    } catch (error) {
      return setFailure(failureMessage(error));
    }
    close();
    showToast({ text: texts.mergeForm.done });
    if (stays.code !== card.code)
      await navigate(generatePath(paths.customer, { code: stays.code }), { replace: true });
  };

  return { stays, goes, keepCode, failure, isSending: isPending, send: () => void send() };
};
