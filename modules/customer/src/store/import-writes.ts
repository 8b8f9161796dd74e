import type { SalonTx } from '@ayna/kernel/db/tx';
import type { ImportWrites } from '../rules/import-writes.ts';
import { insertCards, insertMarketingConsents, insertNotes, updateCards } from './import-cards.ts';
import { insertRefusals, insertRequests } from './import-rows.ts';

type ImportRef = {
  readonly code: string;
  readonly by: { readonly code: string; readonly name: string };
  readonly now: number;
};

/** Writes the result of some rows of a file. */
export const saveWrites = async (
  tx: SalonTx,
  { code, by, now }: ImportRef,
  { created, changed, notes, marketing, refusals, requests }: ImportWrites,
): Promise<void> => {
  await insertCards(tx, created, now);
  await updateCards(tx, changed);
  await insertNotes(tx, notes, by, now);
  if (marketing.length > 0) await insertMarketingConsents(tx, marketing, by.code, now);
  await insertRefusals(tx, code, refusals, { ofAppointment: false });
  const rows = requests.map(({ code: request, number, cells, name, phone }) => ({
    code: request,
    number,
    cells,
    name,
    phone,
  }));
  await insertRequests(tx, code, rows);
};
