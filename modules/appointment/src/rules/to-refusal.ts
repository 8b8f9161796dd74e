import { Refusal } from '@ayna/contracts/core/refusal';
import type { RefusalCode } from '@ayna/contracts/errors';
import { momentAt } from '@ayna/domain/wall-clock';

/**
 * The refusal of a plan, with the nearest free times for the form to offer. Of a course, `session` says which of its
 * sessions it is about.
 */
export const toRefusal = (
  { refused, nearest }: { readonly refused: RefusalCode; readonly nearest: readonly number[] },
  date: string,
  about: { readonly session?: string } = {},
): Refusal => {
  const details = {
    ...about,
    ...(nearest.length > 0 ? { nearest: nearest.map((start) => momentAt(date, start)) } : {}),
  };
  return new Refusal(refused, Object.keys(details).length > 0 ? { details } : {});
};
