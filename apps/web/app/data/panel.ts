import { appointment } from '@ayna/contracts/appointment';
import { auth, type SalonMember } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { type DeadLetter, host } from '@ayna/contracts/host';
import { type Delivery, notification } from '@ayna/contracts/notification';
import { type PlatformSalon, type SalonStanding, salon } from '@ayna/contracts/salon';
import { subscription } from '@ayna/contracts/subscription';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { invalidateModules } from './invalidation.ts';

const { health, deadLetters, replay, eventLag } = host.routes;
const { deliveries, deliveryDays } = notification.routes;

export type { DeadLetter, Delivery, PlatformSalon, SalonMember, SalonStanding };

/** The overview counts over many rows: what it shows is at most a minute old. */
const everyMinute = { staleTime: 30_000, refetchInterval: 60_000 } as const;

/** Anyone who looks at these wants the present, not what was a while ago. */
const alwaysStale = { staleTime: 0 } as const;

export const healthQuery = queryOptions({
  queryKey: ['host', 'health'],
  queryFn: ({ signal }) => call(health, {}, { signal }),
  ...alwaysStale,
});

export const deadLettersQuery = queryOptions({
  queryKey: ['host', 'dead-letters'],
  queryFn: ({ signal }) => call(deadLetters, {}, { signal }),
  ...alwaysStale,
});

export const smsSpentQuery = queryOptions({
  queryKey: ['notification', 'sms-spent'],
  queryFn: ({ signal }) => call(notification.routes.smsSpent, {}, { signal }),
  ...alwaysStale,
});

/** How long events wait for their handlers. */
export const eventLagQuery = queryOptions({
  queryKey: ['host', 'event-lag'],
  queryFn: ({ signal }) => call(eventLag, {}, { signal }),
  ...everyMinute,
});

export const deliveryDaysQuery = queryOptions({
  queryKey: ['notification', 'delivery-days'],
  queryFn: ({ signal }) => call(deliveryDays, {}, { signal }),
  ...everyMinute,
});

type DeliveriesRequest = { readonly kind: 'undelivered' | 'waiting'; readonly index: number };

export const deliveriesQuery = ({ kind, index }: DeliveriesRequest) =>
  queryOptions({
    queryKey: ['notification', 'deliveries', kind, index],
    queryFn: ({ signal }) => call(deliveries, { query: { kind, page: index } }, { signal }),
    placeholderData: keepPreviousData,
    ...alwaysStale,
  });

/** How many salons were opened, and how many there are. */
export const openingsQuery = queryOptions({
  queryKey: ['salon', 'openings'],
  queryFn: ({ signal }) => call(salon.routes.openings, {}, { signal }),
  ...everyMinute,
});

export const platformDaysQuery = queryOptions({
  queryKey: ['appointment', 'platform-days'],
  queryFn: ({ signal }) => call(appointment.routes.platformDays, {}, { signal }),
  ...everyMinute,
});

type SalonsRequest = {
  readonly index: number;
  readonly search: string;
  readonly standing: SalonStanding | null;
};

/** A page of the platform's salons, newest first; the API counts pages from 0. */
export const platformSalonsQuery = ({ index, search, standing }: SalonsRequest) =>
  queryOptions({
    queryKey: ['salon', 'platform', index, search, standing],
    queryFn: ({ signal }) =>
      call(
        salon.routes.all,
        { query: { page: index, ...(search !== '' && { s: search }), ...(standing && { standing }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    ...alwaysStale,
  });

/** Null where no salon has the code. */
export const platformSalonQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['salon', 'platform', salonCode],
    queryFn: async ({ signal }): Promise<PlatformSalon | null> => {
      const { items } = await call(salon.routes.all, { query: { codes: salonCode } }, { signal });
      return items[0] ?? null;
    },
    ...alwaysStale,
  });

/** Appointments of the last 30 days, by the salon's code. */
export const salonActivityQuery = (codes: readonly string[]) =>
  queryOptions({
    queryKey: ['appointment', 'salon-activity', codes],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, number>> => {
      const query = { codes: codes.join(',') };
      const counts = await call(appointment.routes.salonActivity, { query }, { signal });
      return new Map(counts.map(({ salonCode, appointments }) => [salonCode, appointments]));
    },
    enabled: codes.length > 0,
    placeholderData: keepPreviousData,
  });

export const salonTeamQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['auth', 'salon-team', salonCode],
    queryFn: ({ signal }) => call(auth.routes.salonTeam, { params: { salonCode } }, { signal }),
    ...alwaysStale,
  });

export const salonSubscriptionQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['subscription', 'by-salon', salonCode],
    queryFn: ({ signal }) => call(subscription.routes.bySalon, { params: { salonCode } }, { signal }),
    ...alwaysStale,
  });

type TrialExtension = InputOf<typeof subscription.routes.extendTrial>['body'];

/** The list shows the end as well, from a copy that follows within a second. */
export const extendTrial = mutationOptions({
  mutationFn: (body: TrialExtension) => call(subscription.routes.extendTrial, { body }),
  onSettled: invalidateModules('subscription', 'salon'),
});

type ReplayRequest = { readonly module: string; readonly ids: string[] };

export const replayDeadLetters = mutationOptions({
  mutationFn: (body: ReplayRequest) => call(replay, { body }),
  onSettled: invalidateModules('host'),
});
