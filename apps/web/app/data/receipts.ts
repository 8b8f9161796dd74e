import { file } from '@ayna/contracts/file';
import { finance } from '@ayna/contracts/finance';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { fetchBytes } from '../lib/api-bytes.ts';
import { type Upload, upload } from '../lib/api-upload.ts';
import { invalidateModules } from './invalidation.ts';

type ReceiptUpload = { readonly salonCode: string; readonly payload: Upload };

/** The photo belongs to no transaction yet: one names its code. */
export const uploadReceipt = mutationOptions({
  mutationFn: ({ salonCode, payload }: ReceiptUpload) =>
    upload(file.routes.addReceipt, { query: { salonCode } }, payload),
});

/** The photo itself, as no address leads to it that a browser could open. It never changes, and leaves memory soon. */
export const receiptQuery = (salonCode: string, code: string) =>
  queryOptions({
    queryKey: ['file', 'receipt', salonCode, code],
    queryFn: ({ signal }) =>
      fetchBytes(file.routes.receipt, { params: { salonCode, code, size: 'large' } }, signal),
    staleTime: Infinity,
    gcTime: 60_000,
  });

type Attachment = { readonly id: string; readonly receiptCode: string | null };

export const setReceipt = mutationOptions({
  mutationFn: ({ id, receiptCode }: Attachment) =>
    call(finance.routes.setReceipt, { params: { id }, body: { receiptCode } }),
  onSettled: invalidateModules('finance'),
});
