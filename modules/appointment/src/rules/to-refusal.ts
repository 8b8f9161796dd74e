import { Refusal } from '@ayna/contracts/core/refusal';
import type { RefusalCode } from '@ayna/contracts/errors';
import { momentAt } from '@ayna/domain/wall-clock';

/** The refusal of a plan, with the nearest free times for the form to offer. */
export const toRefusal = (
  { refused, nearest }: { readonly refused: RefusalCode; readonly nearest: readonly number[] },
  date: string,
): Refusal =>
  new Refusal(
    refused,
    nearest.length > 0 ? { details: { nearest: nearest.map((start) => momentAt(date, start)) } } : {},
  );
