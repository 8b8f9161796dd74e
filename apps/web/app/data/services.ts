import type { InputOf } from '@ayna/contracts/core/contract';
import { employee } from '@ayna/contracts/employee';
import { type NewService, type Service, service } from '@ayna/contracts/service';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { clears } from './caches.ts';

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
type Made<R> = { readonly body: BodyOf<R>; readonly key: string };

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
    // Whoever changes it must begin with the present version.
    staleTime: 0,
  });

const inLists = (client: QueryClient, changed: (services: readonly Service[]) => readonly Service[]): void =>
  void client.setQueriesData<readonly Service[]>(
    { queryKey: lists },
    (services) => services && changed(services),
  );

const put = (client: QueryClient, code: string, news: Partial<Service>): void =>
  inLists(client, (services) => services.map((each) => (each.code === code ? { ...each, ...news } : each)));

export const createService = mutationOptions({
  mutationFn: ({ body, key }: Made<typeof create>) => call(create, { body }, { key }),
  onSettled: clears('service'),
});

export const createServices = mutationOptions({
  mutationFn: ({ body, key }: Made<typeof createMany>) => call(createMany, { body }, { key }),
  onSettled: clears('service'),
});

type Changed = { readonly code: string; readonly body: BodyOf<typeof change> };

/** A version that is not the present one is refused as a conflict, and the service is read again. */
export const changeService = mutationOptions({
  mutationFn: ({ code, body }: Changed) => call(change, { params: { code }, body }),
  onSuccess: (answer, { code }, _before, { client }) => put(client, code, answer),
  onSettled: clears('service'),
});

export const changeServicePrices = mutationOptions({
  mutationFn: ({ body, key }: Made<typeof changePrices>) => call(changePrices, { body }, { key }),
  onSuccess: (answer, _input, _before, { client }) => {
    for (const changed of answer) put(client, changed.code, changed);
  },
  onSettled: clears('service'),
});

type Offered = { readonly code: string; readonly wanted: BodyOf<typeof offer> };

const offeredIn = (client: QueryClient, code: string): Partial<Service> => {
  const [, services] = client.getQueriesData<readonly Service[]>({ queryKey: lists }).at(0) ?? [];
  const found = services?.find((each) => each.code === code);
  return found ? { online: found.online, active: found.active } : {};
};

/** Shown at once, and as it was if that fails. */
export const offerService = mutationOptions({
  mutationFn: ({ code, wanted }: Offered) => call(offer, { params: { code }, body: wanted }),
  onMutate: async ({ code, wanted }, { client }) => {
    // An answer that is on its way would show the old again.
    await client.cancelQueries({ queryKey: lists });
    const before = offeredIn(client, code);
    put(client, code, wanted);
    return before;
  },
  onError: (_failure, { code }, before, { client }) => put(client, code, before ?? {}),
  onSettled: clears('service'),
});

/** Gone from the list as soon as the server has said yes. Who performed it is remembered for bringing it back. */
export const removeService = mutationOptions({
  mutationFn: (code: string) => call(remove, { params: { code } }),
  onSuccess: (_answer, code, _before, { client }) =>
    inLists(client, (services) => services.filter((each) => each.code !== code)),
  onSettled: clears('service', 'employee'),
});

export const restoreService = mutationOptions({
  mutationFn: (code: string) => call(restore, { params: { code } }),
  onSettled: clears('service', 'employee'),
});

const { setPerformers: performers } = employee.routes;

type Performed = { readonly serviceCode: string; readonly body: BodyOf<typeof performers> };

/** Who performs a service; what else they do stays. */
export const setPerformers = mutationOptions({
  mutationFn: ({ serviceCode, body }: Performed) => call(performers, { params: { serviceCode }, body }),
  onSettled: clears('employee'),
});
