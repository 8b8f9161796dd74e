import type { RefusedRow } from '@ayna/contracts/core/customer-imports';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { insertCards, insertMarketing, insertNotes, updateCards } from './import-cards.ts';
import { insertRefusals, insertWishes } from './import-rows.ts';

type Card = Parameters<typeof insertCards>[1][number];
type Wished = Parameters<typeof insertWishes>[2][number];

type Writes = {
  readonly made: readonly Card[];
  readonly changed: readonly Card[];
  readonly notes: readonly { readonly card: string; readonly code: string; readonly text: string }[];
  /** The cards of those who allowed offers. */
  readonly marketing: readonly string[];
  readonly refusals: readonly (RefusedRow & { readonly ofWish: boolean })[];
  readonly wishes: readonly Wished[];
};

type Of = {
  readonly code: string;
  readonly by: { readonly code: string; readonly name: string };
  readonly now: number;
};

/** What became of some rows, all of it or nothing. */
export const writeRows = async (
  tx: SalonTx,
  { code, by, now }: Of,
  { made, changed, notes, marketing, refusals, wishes }: Writes,
): Promise<void> => {
  await insertCards(tx, made, now);
  await updateCards(tx, changed);
  await insertNotes(tx, notes, by, now);
  if (marketing.length > 0) await insertMarketing(tx, marketing, by.code, now);
  await insertRefusals(tx, code, refusals);
  await insertWishes(
    tx,
    code,
    wishes.map(({ code: wish, number, cells, name, phone }) => ({ code: wish, number, cells, name, phone })),
  );
};
