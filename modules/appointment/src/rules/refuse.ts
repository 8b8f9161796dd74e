import { Refusal } from '@ayna/contracts/core/refusal';
import type { RefusalCode } from '@ayna/contracts/errors';
import { momentAt } from './wall-time.ts';

/** The refusal, with the nearest free times where there are any, so that the form can offer them. */
export const refusalOf = (
  { refused, nearest }: { readonly refused: RefusalCode; readonly nearest: readonly number[] },
  date: string,
): Refusal =>
  new Refusal(
    refused,
    nearest.length > 0 ? { details: { nearest: nearest.map((start) => momentAt(date, start)) } } : {},
  );
