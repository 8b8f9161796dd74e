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
import { clears } from './caches.ts';

const { routes } = customer;

export type { ImportField, ImportState, PreviewRow, RefusedRow };
export type ImportOptions = ImportState['options'];
export type Preview = ResponseOf<typeof routes.previewImport>;

/** Bells ring for every piece; this is for the time when they don't. */
const againMs = 1_000;

const isBusy = ({ state, wished, booked, unbooked }: ImportState): boolean =>
  state === 'running' || (state === 'done' && booked + unbooked < wished);

/** The file that is on the desk, under way, or was the last. */
export const latestImportQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['customer', 'import', salonCode],
    queryFn: ({ signal }) => call(routes.latestImport, { params: { salonCode } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.latest && isBusy(state.data.latest) ? againMs : false),
  });

export const previewQuery = (code: string, options: ImportOptions, isWhole: boolean) =>
  queryOptions({
    queryKey: ['customer', 'import-preview', code, options],
    queryFn: ({ signal }) => call(routes.previewImport, { params: { code }, body: options }, { signal }),
    enabled: isWhole,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

export const refusedRowsQuery = (code: string, page: number) =>
  queryOptions({
    queryKey: ['customer', 'import-refused', code, page],
    queryFn: ({ signal }) => call(routes.refusedRows, { params: { code }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

type WithClient = { readonly client: QueryClient };

const put = (client: QueryClient, salonCode: string, latest: ImportState | null): void =>
  void client.setQueryData(latestImportQuery(salonCode).queryKey, { latest });

type File = { readonly salonCode: string; readonly sent: Upload };

export const startImport = mutationOptions({
  mutationFn: ({ salonCode, sent }: File) =>
    upload(routes.startImport, { query: { salonCode, fileName: sent.name.slice(0, 200) } }, sent),
  onSuccess: (state, { salonCode }, _before, { client }: WithClient) => put(client, salonCode, state),
});

type Of = { readonly salonCode: string; readonly code: string };

export const runImport = mutationOptions({
  mutationFn: ({ code, options }: Of & { readonly options: ImportOptions }) =>
    call(routes.runImport, { params: { code }, body: options }),
  onSuccess: (state, { salonCode }, _before, { client }: WithClient) => put(client, salonCode, state),
  onSettled: clears('customer'),
});

export const stopImport = mutationOptions({
  mutationFn: ({ code }: Of) => call(routes.stopImport, { params: { code } }),
  onSettled: clears('customer'),
});

export const resumeImport = mutationOptions({
  mutationFn: ({ code }: Of) => call(routes.resumeImport, { params: { code } }),
  onSettled: clears('customer'),
});

export const dropImport = mutationOptions({
  mutationFn: ({ code }: Of) => call(routes.deleteImport, { params: { code } }),
  onSuccess: (_nothing, { salonCode }, _before, { client }: WithClient) => put(client, salonCode, null),
});

type Mend = Of & { readonly number: number } & InputOf<typeof routes.correctRow>['body'];

export const mendRow = mutationOptions({
  mutationFn: ({ code, number, cells }: Mend) =>
    call(routes.correctRow, { params: { code, number }, body: { cells } }),
  onSettled: clears('customer'),
});

const csvType = 'text/csv;charset=utf-8';

export const saveRefused = mutationOptions({
  mutationFn: async (code: string) => {
    const { name, csv } = await call(routes.refusedFile, { params: { code } });
    saveFile(name, csv, csvType);
  },
});

/** All cards of the salon, as a file. */
export const saveCustomers = mutationOptions({
  mutationFn: async (salonCode: string) => {
    const { name, csv } = await call(routes.exportCards, { params: { salonCode } });
    saveFile(name, csv, csvType);
  },
});
