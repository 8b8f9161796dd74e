import type { InputOf, ResponseOf } from '@ayna/contracts/core/contract';
import {
  customer,
  type ImportField,
  type ImportState,
  type PreviewRow,
  type RefusedRow,
} from '@ayna/contracts/customer';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { type Upload, upload } from '../lib/api-upload.ts';
import { saveFile } from '../lib/save-file.ts';
import { invalidateModules } from './invalidation.ts';

const { routes } = customer;

export type { ImportField, ImportState, PreviewRow, RefusedRow };
export type ImportOptions = ImportState['options'];
export type Preview = ResponseOf<typeof routes.previewImport>;

/** Bells ring for every piece; this is for the time when they don't. */
const pollMs = 1_000;

const isBusy = ({ state, wished, booked, unbooked }: ImportState): boolean =>
  state === 'running' || (state === 'done' && booked + unbooked < wished);

/** The file that is on the desk, under way, or was the last. */
export const latestImportQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['customer', 'import', salonCode],
    queryFn: ({ signal }) => call(routes.latestImport, { params: { salonCode } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.latest && isBusy(state.data.latest) ? pollMs : false),
  });

export const previewQuery = (code: string, options: ImportOptions, isWhole: boolean) =>
  queryOptions({
    queryKey: ['customer', 'import-preview', code, options],
    queryFn: ({ signal }) => call(routes.previewImport, { params: { code }, body: options }, { signal }),
    enabled: isWhole,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

/** `refused`: how many there are by the import itself, so that the list is read again once there are more. */
export const refusedRowsQuery = (code: string, page: number, refused: number) =>
  queryOptions({
    queryKey: ['customer', 'import-refused', code, page, refused],
    queryFn: ({ signal }) => call(routes.refusedRows, { params: { code }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

type WithClient = { readonly client: QueryClient };

const cacheLatest = (client: QueryClient, salonCode: string, latest: ImportState | null): void =>
  void client.setQueryData(latestImportQuery(salonCode).queryKey, { latest });

type ImportUpload = { readonly salonCode: string; readonly payload: Upload };

export const startImport = mutationOptions({
  mutationFn: ({ salonCode, payload }: ImportUpload) =>
    upload(routes.startImport, { query: { salonCode, fileName: payload.name.slice(0, 200) } }, payload),
  onSuccess: (state, { salonCode }, _before, { client }: WithClient) => cacheLatest(client, salonCode, state),
});

type ImportRef = { readonly salonCode: string; readonly code: string };

export const runImport = mutationOptions({
  mutationFn: ({ code, options }: ImportRef & { readonly options: ImportOptions }) =>
    call(routes.runImport, { params: { code }, body: options }),
  onSuccess: (state, { salonCode }, _before, { client }: WithClient) => cacheLatest(client, salonCode, state),
  onSettled: invalidateModules('customer'),
});

export const stopImport = mutationOptions({
  mutationFn: ({ code }: ImportRef) => call(routes.stopImport, { params: { code } }),
  onSettled: invalidateModules('customer'),
});

export const resumeImport = mutationOptions({
  mutationFn: ({ code }: ImportRef) => call(routes.resumeImport, { params: { code } }),
  onSettled: invalidateModules('customer'),
});

export const discardImport = mutationOptions({
  mutationFn: ({ code }: ImportRef) => call(routes.deleteImport, { params: { code } }),
  onSuccess: (_nothing, { salonCode }, _before, { client }: WithClient) =>
    cacheLatest(client, salonCode, null),
});

type RowCorrection = ImportRef & { readonly number: number } & InputOf<typeof routes.correctRow>['body'];

export const correctRow = mutationOptions({
  mutationFn: ({ code, number, cells }: RowCorrection) =>
    call(routes.correctRow, { params: { code, number }, body: { cells } }),
  onSettled: invalidateModules('customer'),
});

const csvType = 'text/csv;charset=utf-8';

export const downloadRefused = mutationOptions({
  mutationFn: async (code: string) => {
    const { name, csv } = await call(routes.refusedFile, { params: { code } });
    saveFile(name, csv, csvType);
  },
});

/** All cards of the salon, as a file. */
export const downloadCustomers = mutationOptions({
  mutationFn: async (salonCode: string) => {
    const { name, csv } = await call(routes.exportCards, { params: { salonCode } });
    saveFile(name, csv, csvType);
  },
});
