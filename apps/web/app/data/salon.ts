import type { InputOf } from '@ayna/contracts/core/contract';
import { type Salon, type SalonCard, type SalonStatus, salon } from '@ayna/contracts/salon';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { unlessStarted } from '../lib/calendar-start.ts';
import { invalidateModules } from './invalidation.ts';

const { all, change, checkPath, create, mine, byCode: one, saveFirstDay: firstDay, setStatus } = salon.routes;

export type { Salon, SalonCard, SalonStatus };

type BodyOf<R> = InputOf<R> extends { readonly body: infer Body } ? Body : never;

/** A salon with all its settings, for its own people. */
export const salonQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['salon', 'one', salonCode],
    queryFn: (context) =>
      unlessStarted(context, () => call(one, { params: { salonCode } }, { signal: context.signal })),
  });

/** The salons that the signed-in person belongs to. */
export const mySalonsQuery = queryOptions({
  queryKey: ['salon', 'mine'],
  queryFn: ({ signal }) => call(mine, {}, { signal }),
});

type PathRequest = {
  readonly path: string;
  /** Whose own address counts as free. */
  readonly salonCode?: string;
};

/** Whether an address is free, and a free one like it. */
export const pathQuery = (request: PathRequest) =>
  queryOptions({
    queryKey: ['salon', 'check-path', request.path, request.salonCode ?? ''],
    queryFn: ({ signal }) => call(checkPath, { query: request }, { signal }),
    // Somebody else may take it meanwhile; half a minute spares asking at every step back.
    staleTime: 30_000,
  });

/** So many the API answers at a time, the picked ones too. */
const pageSize = 20;

const pagesOfCodes = (codes: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(codes.length / pageSize) }, (_, page) =>
    codes.slice(page * pageSize, (page + 1) * pageSize),
  );

/** For Admin: what these salons are called, by their codes. */
export const salonNamesQuery = (codes: readonly string[]) =>
  queryOptions({
    queryKey: ['salon', 'names', codes],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
      const pages = await Promise.all(
        pagesOfCodes(codes).map((some) => call(all, { query: { codes: some.join(',') } }, { signal })),
      );
      return new Map(pages.flatMap(({ items }) => items.map(({ code, name }) => [code, name] as const)));
    },
    enabled: codes.length > 0,
  });

type NewSalon = {
  readonly form: BodyOf<typeof create>;
  /** One per salon that is wished for: sent twice, one is opened. */
  readonly key: string;
};

/** Its opener becomes a member of it, so what is known of the person is old, too. */
export const createSalon = mutationOptions({
  mutationFn: ({ form, key }: NewSalon) => call(create, { body: form }, { key }),
  onSettled: invalidateModules('salon', 'auth', 'subscription'),
});

type SalonChange = {
  readonly salonCode: string;
  /** What changes, with the version of the salon as it was read. */
  readonly change: BodyOf<typeof change>;
};

const cacheSalon = (client: QueryClient, now: Salon): void =>
  void client.setQueryData(salonQuery(now.code).queryKey, now);

/** A version that is not the present one is refused as a conflict, and the salon is read again. */
export const changeSalon = mutationOptions({
  mutationFn: ({ salonCode, change: body }: SalonChange) => call(change, { params: { salonCode }, body }),
  onSuccess: (answer, _input, _before, { client }) => cacheSalon(client, answer),
  onSettled: invalidateModules('salon'),
});

type StatusChange = { readonly salonCode: string } & BodyOf<typeof setStatus>;

export const setSalonStatus = mutationOptions({
  mutationFn: ({ salonCode, ...body }: StatusChange) => call(setStatus, { params: { salonCode }, body }),
  onSettled: invalidateModules('salon'),
});

type FirstDayChange = { readonly salonCode: string; readonly change: BodyOf<typeof firstDay> };

/** Notes that the page's link was shared, or closes the checklist of a new salon. Nothing else of the salon changes. */
export const saveFirstDay = mutationOptions({
  mutationFn: ({ salonCode, change: body }: FirstDayChange) =>
    call(firstDay, { params: { salonCode }, body }),
  onSuccess: (answer, { salonCode }, _before, { client }) =>
    void client.setQueryData(salonQuery(salonCode).queryKey, (old) => old && { ...old, firstDay: answer }),
});
