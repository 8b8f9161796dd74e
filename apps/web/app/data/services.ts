import type { InputOf } from '@ayna/contracts/core/contract';
import { employee } from '@ayna/contracts/employee';
import { type NewService, type Service, service } from '@ayna/contracts/service';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { invalidateModules } from './invalidation.ts';

const {
  bySalon,
  byCode: one,
  create,
  createMany,
  change,
  changePrices,
  offer,
  remove,
  restore,
} = service.routes;

export type { NewService, Service };

type BodyOf<R> = InputOf<R> extends { readonly body: infer Body } ? Body : never;
/** `key` is one per form: sent twice, it is done once. */
type IdempotentBody<R> = { readonly body: BodyOf<R>; readonly key: string };

const lists = ['service', 'by-salon'] as const;

/** Every service of the salon, by category and name. */
export const servicesQuery = (salonCode: string) =>
  queryOptions({
    queryKey: [...lists, salonCode],
    queryFn: ({ signal }) => call(bySalon, { params: { salonCode } }, { signal }),
  });

export const serviceQuery = (code: string) =>
  queryOptions({
    queryKey: ['service', 'one', code],
    queryFn: ({ signal }) => call(one, { params: { code } }, { signal }),
    // Anyone who changes it must begin with the present version.
    staleTime: 0,
  });

const updateLists = (
  client: QueryClient,
  changed: (services: readonly Service[]) => readonly Service[],
): void =>
  void client.setQueriesData<readonly Service[]>(
    { queryKey: lists },
    (services) => services && changed(services),
  );

const patchInLists = (client: QueryClient, code: string, patch: Partial<Service>): void =>
  updateLists(client, (services) =>
    services.map((each) => (each.code === code ? { ...each, ...patch } : each)),
  );

export const createService = mutationOptions({
  mutationFn: ({ body, key }: IdempotentBody<typeof create>) => call(create, { body }, { key }),
  onSettled: invalidateModules('service'),
});

export const createServices = mutationOptions({
  mutationFn: ({ body, key }: IdempotentBody<typeof createMany>) => call(createMany, { body }, { key }),
  onSettled: invalidateModules('service'),
});

type ServiceChange = { readonly code: string; readonly body: BodyOf<typeof change> };

/** A version that is not the present one is refused as a conflict, and the service is read again. */
export const changeService = mutationOptions({
  mutationFn: ({ code, body }: ServiceChange) => call(change, { params: { code }, body }),
  onSuccess: (answer, { code }, _before, { client }) => patchInLists(client, code, answer),
  onSettled: invalidateModules('service'),
});

export const changeServicePrices = mutationOptions({
  mutationFn: ({ body, key }: IdempotentBody<typeof changePrices>) => call(changePrices, { body }, { key }),
  onSuccess: (answer, _input, _before, { client }) => {
    for (const changed of answer) patchInLists(client, changed.code, changed);
  },
  onSettled: invalidateModules('service'),
});

type OfferChange = { readonly code: string; readonly availability: BodyOf<typeof offer> };

const cachedOffer = (client: QueryClient, code: string): Partial<Service> => {
  const [, services] = client.getQueriesData<readonly Service[]>({ queryKey: lists }).at(0) ?? [];
  const match = services?.find((each) => each.code === code);
  return match ? { online: match.online, active: match.active } : {};
};

/** Shown at once, and as it was if that fails. */
export const offerService = mutationOptions({
  mutationFn: ({ code, availability }: OfferChange) => call(offer, { params: { code }, body: availability }),
  onMutate: async ({ code, availability }, { client }) => {
    // An answer that is on its way would show the old again.
    await client.cancelQueries({ queryKey: lists });
    const before = cachedOffer(client, code);
    patchInLists(client, code, availability);
    return before;
  },
  onError: (_failure, { code }, before, { client }) => patchInLists(client, code, before ?? {}),
  onSettled: invalidateModules('service'),
});

/** Gone from the list as soon as the server has said yes. Who performed it is remembered for bringing it back. */
export const removeService = mutationOptions({
  mutationFn: (code: string) => call(remove, { params: { code } }),
  onSuccess: (_answer, code, _before, { client }) =>
    updateLists(client, (services) => services.filter((each) => each.code !== code)),
  onSettled: invalidateModules('service', 'employee'),
});

export const restoreService = mutationOptions({
  mutationFn: (code: string) => call(restore, { params: { code } }),
  onSettled: invalidateModules('service', 'employee'),
});

const { setPerformers: performers } = employee.routes;

type PerformersChange = { readonly serviceCode: string; readonly body: BodyOf<typeof performers> };

/** Who performs a service; what else they do stays. */
export const setPerformers = mutationOptions({
  mutationFn: ({ serviceCode, body }: PerformersChange) =>
    call(performers, { params: { serviceCode }, body }),
  onSettled: invalidateModules('employee'),
});
