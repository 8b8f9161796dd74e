import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Appointment } from '../../data/appointments.ts';
import type { Employee } from '../../data/employees.ts';
import { publishedDesignQuery } from '../../data/page-design.ts';
import { type Salon, saveFirstDay } from '../../data/salon.ts';
import { servicesQuery } from '../../data/services.ts';
import { activeSubscriptionQuery } from '../../data/subscription.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { showToast } from '../../ui/toast.tsx';
import type { Facts } from './first-day-rows.ts';
import { type FirstDay, firstDayOf } from './model/first-day.ts';
import { texts } from './texts.ts';

const words = texts.firstDay;

type Options = {
  readonly salon: Salon;
  readonly team: readonly Employee[];
  readonly appointments: readonly Appointment[];
};

export type ShownFirstDay = FirstDay & {
  readonly facts: Facts;
  readonly close: () => void;
};

/** The checklist while it is open; undefined once it is closed, or where it cannot be told. */
export const useFirstDay = ({
  salon,
  team,
  appointments,
}: Options): ShownFirstDay | 'loading' | undefined => {
  const salonCode = salon.code;
  const isOpen = salon.firstDay.closedAt === null;
  const listed = useQuery({ ...servicesQuery(salonCode), enabled: isOpen });
  const published = useQuery({ ...publishedDesignQuery(salonCode), enabled: isOpen });
  const subscribed = useQuery(activeSubscriptionQuery);
  const [services, design, subscription] = [listed.data, published.data, subscribed.data];
  const { mutate, isIdle } = useMutation(saveFirstDay);
  const known = isOpen && services && design && subscription;
  const facts = known && {
    salon,
    services,
    team,
    photos: subscription.quotas.photos.used,
    isDesigned: design.savedAt !== null,
    hasOnlineVisit: appointments.some(({ source }) => source === 'online'),
  };
  const firstDay = facts ? firstDayOf(facts) : undefined;
  const put = (closed: boolean, onSuccess?: () => void) =>
    mutate({ salonCode, change: { closed } }, { onSuccess, onError: showFailure });

  // What is complete once stays so, also when a colleague leaves a year later.
  const isDone = firstDay?.next === null;
  const finish = useEffectEvent(() => put(true, () => showToast({ text: words.finished })));
  useEffect(() => {
    if (isDone && isIdle) finish();
  }, [isDone, isIdle]);

  const close = (): void =>
    put(true, () =>
      showToast({ text: words.closed, action: { label: words.undo, onPress: () => put(false) } }),
    );
  if (firstDay && facts) return { ...firstDay, facts, close };
  return isOpen && [listed, published, subscribed].some(({ isLoading }) => isLoading) ? 'loading' : undefined;
};
