import { addDays } from '@ayna/domain/wall-clock';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { joinWaitingList, type WaitingBody } from '../../../data/waiting-list.ts';
import { formIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { forget, readStored, store, type WaitingChoice } from '../model/stored-booking.ts';
import { requestedServices, type Visit } from '../model/visit.ts';

const firstChoice: WaitingChoice = { daysAfter: 6, parts: [], isAnybody: false };

type Options = { readonly salonCode: string; readonly visit: Visit; readonly day: string };

/** What somebody would wait for, kept in this tab until it is sent. */
export const useWaiting = ({ salonCode, visit, day }: Options) => {
  const [choice, setChoice] = useState(() => readStored(salonCode, 'waiting') ?? firstChoice);
  const [keyOf] = useState(formIdempotencyKey);
  const joining = useMutation(joinWaitingList);
  const choose = (change: Partial<WaitingChoice>): void => {
    const next = { ...choice, ...change };
    setChoice(next);
    store(salonCode, 'waiting', next);
  };
  const join = async (): Promise<void> => {
    const body: WaitingBody = {
      salonCode,
      services: requestedServices(choice.isAnybody ? { ...visit, employee: null } : visit),
      firstDay: day,
      lastDay: addDays(day, choice.daysAfter),
      parts: [...choice.parts],
    };
    await joining.mutateAsync({ body, key: keyOf(body) });
    forget(salonCode, 'waiting', 'draft');
  };
  return { choice, choose, join, failure: joining.error?.message, isPending: joining.isPending };
};
