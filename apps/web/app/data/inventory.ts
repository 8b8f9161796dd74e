import type { InputOf, ResponseOf } from '@ayna/contracts/core/contract';
import { inventory, type NewProduct, type Product, type StockMove } from '@ayna/contracts/inventory';
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { invalidateModules } from './invalidation.ts';

const { routes } = inventory;

export type { NewProduct, Product, StockMove };

/** As many rows as a screen has room for. */
export const productsPerPage = 10;

export type ProductsRequest = Omit<InputOf<typeof routes.bySalon>['query'], 'size'>;

export const productsQuery = (salonCode: string, request: ProductsRequest) =>
  queryOptions({
    queryKey: ['inventory', 'by-salon', salonCode, request],
    queryFn: ({ signal }) =>
      call(
        routes.bySalon,
        { params: { salonCode }, query: { ...request, size: productsPerPage } },
        { signal },
      ),
    // What fitted the last letters stays in sight while the next ones are looked for.
    placeholderData: keepPreviousData,
  });

/** The names of the products, for lists of choices: as many as the server answers at once. */
export const productNamesQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['inventory', 'names', salonCode],
    queryFn: ({ signal }) =>
      call(routes.bySalon, { params: { salonCode }, query: { size: 100 } }, { signal }),
  });

export type ProductCounts = ResponseOf<typeof routes.counts>;

export const productCountsQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['inventory', 'counts', salonCode],
    queryFn: ({ signal }) => call(routes.counts, { params: { salonCode } }, { signal }),
  });

export const productQuery = (code: string) =>
  queryOptions({
    queryKey: ['inventory', 'one', code],
    queryFn: ({ signal }) => call(routes.byCode, { params: { code } }, { signal }),
    // Anyone who changes it must begin with the present version.
    staleTime: 0,
  });

/** Newest first; a page begins before the last number of the one above. */
export const movesQuery = (code: string) =>
  infiniteQueryOptions({
    queryKey: ['inventory', 'moves', code],
    queryFn: ({ signal, pageParam }) =>
      call(
        routes.moves,
        { params: { code }, query: pageParam === null ? {} : { before: pageParam } },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ items, more }) => (more ? (items.at(-1)?.number ?? null) : null),
  });

export type CountItem = ResponseOf<typeof routes.countSheet>[number];

/** Every product, in the order in which a stock count walks through the shelf. */
export const countSheetQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['inventory', 'count-sheet', salonCode],
    queryFn: ({ signal }) => call(routes.countSheet, { params: { salonCode } }, { signal }),
    // A difference is one to the stock of now.
    staleTime: 0,
  });

export type OrderList = ResponseOf<typeof routes.orderList>;

export const orderListQuery = (salonCode: string, days: number) =>
  queryOptions({
    queryKey: ['inventory', 'order-list', salonCode, days],
    queryFn: ({ signal }) => call(routes.orderList, { params: { salonCode }, query: { days } }, { signal }),
    placeholderData: keepPreviousData,
  });

export type PlacedOrder = ResponseOf<typeof routes.orders>[number];

/** What was ordered and has not come yet. */
export const ordersQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['inventory', 'orders', salonCode],
    queryFn: ({ signal }) => call(routes.orders, { params: { salonCode } }, { signal }),
  });

export type ProductRecipe = ResponseOf<typeof routes.recipe>;

/** The services that use a product. */
export const recipeQuery = (code: string) =>
  queryOptions({
    queryKey: ['inventory', 'recipe', code],
    queryFn: ({ signal }) => call(routes.recipe, { params: { code } }, { signal }),
  });

type BodyOf<R> = InputOf<R> extends { readonly body: infer Body } ? Body : never;
/** `key` is one per form: sent twice, it is done once. */
type IdempotentBody<R> = { readonly body: BodyOf<R>; readonly key: string };
type WithCode<R> = { readonly code: string; readonly body: BodyOf<R> };

const onSettled = invalidateModules('inventory');

type OrderLines = { readonly salonCode: string; readonly lines: BodyOf<typeof routes.markOrdered>['lines'] };

/** Without a quantity the order of a product is taken back. */
export const markOrdered = mutationOptions({
  mutationFn: ({ salonCode, lines }: OrderLines) =>
    call(routes.markOrdered, { params: { salonCode }, body: { lines } }),
  onSettled,
});

type ReceivedLines = { readonly salonCode: string; readonly key: string } & BodyOf<
  typeof routes.receiveOrder
>;

/** What was ordered has come: its purchase is recorded. */
export const receiveOrder = mutationOptions({
  mutationFn: ({ salonCode, key, lines }: ReceivedLines) =>
    call(routes.receiveOrder, { params: { salonCode }, body: { lines } }, { key }),
  onSettled,
});

export const createProduct = mutationOptions({
  mutationFn: ({ body, key }: IdempotentBody<typeof routes.create>) => call(routes.create, { body }, { key }),
  onSettled,
});

/** A version that is not the present one is refused as a conflict, and the product is read again. */
export const changeProduct = mutationOptions({
  mutationFn: ({ code, body }: WithCode<typeof routes.change>) =>
    call(routes.change, { params: { code }, body }),
  onSettled,
});

export const removeProduct = mutationOptions({
  mutationFn: (code: string) => call(routes.remove, { params: { code } }),
  onSettled,
});

export const restoreProduct = mutationOptions({
  mutationFn: (code: string) => call(routes.restore, { params: { code } }),
  onSettled,
});

export const moveStock = mutationOptions({
  mutationFn: ({ code, body, key }: WithCode<typeof routes.move> & { readonly key: string }) =>
    call(routes.move, { params: { code }, body }, { key }),
  onSettled,
});

export const sellProducts = mutationOptions({
  mutationFn: ({ body, key }: IdempotentBody<typeof routes.sell>) => call(routes.sell, { body }, { key }),
  onSettled,
});

export const takeBackMove = mutationOptions({
  mutationFn: ({ code, body, key }: WithCode<typeof routes.takeBack> & { readonly key: string }) =>
    call(routes.takeBack, { params: { code }, body }, { key }),
  onSettled,
});

export type CountBody = Extract<BodyOf<typeof routes.move>, { readonly kind: 'Count' }>;

type CountsToRecord = {
  readonly counts: readonly { readonly code: string; readonly body: CountBody; readonly key: string }[];
  /** Called for each of them as soon as it is recorded. */
  readonly onRecorded: (code: string) => void;
};

/** Records one count after the other and stops at the first that fails; the lists are read again once, at the end. */
export const recordCounts = mutationOptions({
  async mutationFn({ counts, onRecorded }: CountsToRecord) {
    for (const { code, body, key } of counts) {
      await call(routes.move, { params: { code }, body }, { key });
      onRecorded(code);
    }
  },
  onSettled,
});

export const changeRecipe = mutationOptions({
  mutationFn: ({ code, body }: WithCode<typeof routes.changeRecipe>) =>
    call(routes.changeRecipe, { params: { code }, body }),
  onSettled,
});

export const changeInventorySettings = mutationOptions({
  mutationFn: ({
    salonCode,
    body,
  }: {
    readonly salonCode: string;
    readonly body: BodyOf<typeof routes.settings>;
  }) => call(routes.settings, { params: { salonCode }, body }),
  onSettled,
});
