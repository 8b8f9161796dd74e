import { appointment, type CustomerVisit } from '@ayna/contracts/appointment';
import type { InputOf, ResponseOf } from '@ayna/contracts/core/contract';
import { type CardNote, type CustomerCard, customer } from '@ayna/contracts/customer';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { systemClock } from '../lib/clock.ts';
import { invalidateModules } from './invalidation.ts';

const { routes } = customer;

/** A card tells of its changes and of its visits; what was missed is asked for again soon. */
const cardTimes = { staleTime: 30_000 } as const;

export type { CardNote, CustomerCard, CustomerVisit };

/** What is known of somebody while a name is being typed. */
export type CustomerMatch = ResponseOf<typeof routes.find>[number];

/** Fewer letters fit half of the salon, so the API refuses them. */
export const minSearchLength = 2;

/** At most eight cards that fit what was typed, by name or phone; nothing is asked before two letters. */
export const customerSearchQuery = (salonCode: string, typed: string) =>
  queryOptions({
    queryKey: ['customer', 'find', salonCode, typed],
    queryFn: ({ signal }) => call(routes.find, { params: { salonCode }, query: { s: typed } }, { signal }),
    enabled: typed.length >= minSearchLength,
    // While the next letters are looked for, what fitted the last ones stays in sight.
    placeholderData: keepPreviousData,
    ...cardTimes,
  });

/** Cards of the salon, those who came last first. */
export const latestCustomersQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['customer', 'by-salon', salonCode, { sort: 'last-visit' }],
    queryFn: ({ signal }) =>
      call(routes.list, { params: { salonCode }, query: { sort: 'last-visit' as const } }, { signal }),
    ...cardTimes,
  });

export const customerQuery = (code: string) =>
  queryOptions({
    queryKey: ['customer', 'one', code],
    queryFn: ({ signal }) => call(routes.byCode, { params: { code } }, { signal }),
    ...cardTimes,
  });

/** As many rows as a screen has room for; the rest is on other pages, and never in the document. */
export const customersPerPage = 10;

export type CustomersRequest = Omit<InputOf<typeof routes.list>['query'], 'size'>;

export const customersQuery = (salonCode: string, request: CustomersRequest) =>
  queryOptions({
    queryKey: ['customer', 'by-salon', salonCode, request],
    queryFn: ({ signal }) =>
      call(routes.list, { params: { salonCode }, query: { ...request, size: customersPerPage } }, { signal }),
    // What fitted the last letters stays in sight while the next ones are looked for.
    placeholderData: keepPreviousData,
    ...cardTimes,
  });

export type CustomerCounts = ResponseOf<typeof routes.counts>;

export const customerCountsQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['customer', 'counts', salonCode],
    queryFn: ({ signal }) => call(routes.counts, { params: { salonCode } }, { signal }),
    ...cardTimes,
  });

export const customerNotesQuery = (code: string) =>
  queryOptions({
    queryKey: ['customer', 'notes', code],
    queryFn: ({ signal }) => call(routes.notes, { params: { code } }, { signal }),
    ...cardTimes,
  });

/** Every appointment of a card, newest first. */
export const visitsQuery = (code: string) =>
  queryOptions({
    queryKey: ['appointment', 'by-customer', code],
    queryFn: ({ signal }) => call(appointment.routes.byCustomer, { params: { code } }, { signal }),
    ...cardTimes,
  });

/** What the card missed in the last year, and what the salon's ladder makes of it. */
export const noShowsQuery = (code: string) =>
  queryOptions({
    queryKey: ['appointment', 'no-shows', code],
    queryFn: ({ signal }) => call(appointment.routes.noShows, { params: { code } }, { signal }),
    ...cardTimes,
  });

/** Forgives what was missed so far, or takes that back. */
export const forgiveNoShows = mutationOptions({
  mutationFn: ({ code, forgiven }: { readonly code: string; readonly forgiven: boolean }) =>
    call(appointment.routes.forgiveNoShows, { params: { code }, body: { forgiven } }),
  onSuccess: (standing, { code }, _before, { client }) =>
    void client.setQueryData(noShowsQuery(code).queryKey, standing),
  onSettled: invalidateModules('appointment'),
});

type BodyOf<R> = InputOf<R> extends { readonly body: infer Body } ? Body : never;
/** `key` is one per form: sent twice, it is done once. */
type IdempotentBody<R> = { readonly body: BodyOf<R>; readonly key: string };
type CardChange<R> = { readonly code: string; readonly body: BodyOf<R> };

const cacheCard = (client: QueryClient, card: CustomerCard): void =>
  void client.setQueryData(customerQuery(card.code).queryKey, card);

const onSettled = invalidateModules('customer');

export const createCustomer = mutationOptions({
  mutationFn: ({ body, key }: IdempotentBody<typeof routes.create>) => call(routes.create, { body }, { key }),
  onSettled,
});

/** A version that is not the present one is refused as a conflict, and the card is read again. */
export const changeCustomer = mutationOptions({
  mutationFn: ({ code, body }: CardChange<typeof routes.change>) =>
    call(routes.change, { params: { code }, body }),
  onSuccess: (card, _input, _before, { client }) => cacheCard(client, card),
  onSettled,
});

export const removeCustomer = mutationOptions({
  mutationFn: (code: string) => call(routes.remove, { params: { code } }),
  onSettled,
});

/** For good: what the salon knows of the customer is deleted everywhere. */
export const eraseCustomer = mutationOptions({
  mutationFn: (code: string) => call(routes.erase, { params: { code } }),
  onSettled,
});

export const restoreCustomer = mutationOptions({
  mutationFn: (code: string) => call(routes.restore, { params: { code } }),
  onSettled,
});

/** What the other card had is this one's, its appointments too: they follow within moments. */
export const mergeCustomers = mutationOptions({
  mutationFn: ({ code, body }: CardChange<typeof routes.merge>) =>
    call(routes.merge, { params: { code }, body }),
  onSuccess: (card, _input, _before, { client }) => cacheCard(client, card),
  onSettled: invalidateModules('customer', 'appointment'),
});

type Consent = CardChange<typeof routes.consent>;

const withConsent = (card: CustomerCard, { kind, given }: Consent['body'], at: string): CustomerCard => ({
  ...card,
  consents: [...card.consents.filter((each) => each.kind !== kind), { kind, given, at, claimed: false }],
});

/** Shown at once, and as it was if that fails. */
export const recordConsent = mutationOptions({
  mutationFn: ({ code, body }: Consent) => call(routes.consent, { params: { code }, body }),
  onMutate: async ({ code, body }, { client }) => {
    const { queryKey } = customerQuery(code);
    // An answer that is on its way would show the old again.
    await client.cancelQueries({ queryKey });
    const before = client.getQueryData(queryKey);
    if (before) cacheCard(client, withConsent(before, body, new Date(systemClock.now()).toISOString()));
    return before;
  },
  onError: (_failure, _input, before, { client }) => before && cacheCard(client, before),
  onSuccess: (card, _input, _before, { client }) => cacheCard(client, card),
  onSettled,
});

export const addCustomerNote = mutationOptions({
  mutationFn: ({ code, body, key }: CardChange<typeof routes.addNote> & { readonly key: string }) =>
    call(routes.addNote, { params: { code }, body }, { key }),
  onSettled,
});

export const removeCustomerNote = mutationOptions({
  mutationFn: (params: InputOf<typeof routes.removeNote>['params']) => call(routes.removeNote, { params }),
  onSettled,
});

export const restoreCustomerNote = mutationOptions({
  mutationFn: (params: InputOf<typeof routes.restoreNote>['params']) => call(routes.restoreNote, { params }),
  onSettled,
});
