import type { InputOf } from '@ayna/contracts/core/contract';
import { type Salon, type SalonCard, type SalonStatus, salon } from '@ayna/contracts/salon';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { clears } from './caches.ts';

const { all, change, checkPath, create, mine, byCode: one, setStatus } = salon.routes;

export type { Salon, SalonCard, SalonStatus };

type BodyOf<R> = InputOf<R> extends { readonly body: infer Body } ? Body : never;

/** A salon with all its settings, for its own people. */
export const salonQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['salon', 'one', salonCode],
    queryFn: ({ signal }) => call(one, { params: { salonCode } }, { signal }),
  });

/** The salons that the signed-in person belongs to. */
export const mySalonsQuery = queryOptions({
  queryKey: ['salon', 'mine'],
  queryFn: ({ signal }) => call(mine, {}, { signal }),
});

type Path = {
  readonly path: string;
  /** Whose own address counts as free. */
  readonly salonCode?: string;
};

/** Whether an address is free, and a free one like it. */
export const pathQuery = (asked: Path) =>
  queryOptions({
    queryKey: ['salon', 'check-path', asked.path, asked.salonCode ?? ''],
    queryFn: ({ signal }) => call(checkPath, { query: asked }, { signal }),
    // Somebody else may take it meanwhile; half a minute spares asking at every step back.
    staleTime: 30_000,
  });

/** So many the API answers at a time, the picked ones too. */
const onPage = 20;

const inTwenties = (codes: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(codes.length / onPage) }, (_, page) =>
    codes.slice(page * onPage, (page + 1) * onPage),
  );

/** For Admin: what these salons are called, by their codes. */
export const salonNamesQuery = (codes: readonly string[]) =>
  queryOptions({
    queryKey: ['salon', 'names', codes],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
      const pages = await Promise.all(
        inTwenties(codes).map((some) => call(all, { query: { codes: some.join(',') } }, { signal })),
      );
      return new Map(pages.flatMap(({ items }) => items.map(({ code, name }) => [code, name] as const)));
    },
    enabled: codes.length > 0,
  });

type Created = {
  readonly form: BodyOf<typeof create>;
  /** One per salon that is wished for: sent twice, one is opened. */
  readonly key: string;
};

/** Its opener becomes a member of it, so what is known of the person is old, too. */
export const createSalon = mutationOptions({
  mutationFn: ({ form, key }: Created) => call(create, { body: form }, { key }),
  onSettled: clears('salon', 'auth', 'subscription'),
});

type Changed = {
  readonly salonCode: string;
  /** What changes, with the version of the salon as it was read. */
  readonly change: BodyOf<typeof change>;
};

const keep = (client: QueryClient, now: Salon): void =>
  void client.setQueryData(salonQuery(now.code).queryKey, now);

/** A version that is not the present one is refused as a conflict, and the salon is read again. */
export const changeSalon = mutationOptions({
  mutationFn: ({ salonCode, change: body }: Changed) => call(change, { params: { salonCode }, body }),
  onSuccess: (answer, _input, _before, { client }) => keep(client, answer),
  onSettled: clears('salon'),
});

type Published = { readonly salonCode: string; readonly status: SalonStatus };

export const setSalonStatus = mutationOptions({
  mutationFn: ({ salonCode, status }: Published) =>
    call(setStatus, { params: { salonCode }, body: { status } }),
  onSettled: clears('salon'),
});
